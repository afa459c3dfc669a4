/** Substrings, so that APIKEY and GITHUB_PAT count; `PWD` alone is the working directory. Asking once too often is the cheap mistake. */
const SECRET =
  /TOKEN|KEY|SECRET|PASS|CRED|AUTH|COOKIE|(?<!^GO)PRIVATE|SESSION|SALT|SIGNATURE|WEBHOOK|DSN|CONN|_PWD$|^(?!OLD)\w+PWD$|_PAT$|^PAT$|_PIN$|^PIN$|(?:DATABASE|DB|PG|POSTGRES|POSTGRESQL|MYSQL|MARIADB|MONGO|MONGODB|REDIS|AMQP|RABBITMQ|BROKER|CACHE|SENTRY|PROXY)_?UR[IL]|_PROXY$/i

/** Whether an environment variable of this name may hold a secret. Names only: values are never seen. */
export const isSecretName = (name: string): boolean => SECRET.test(name)
