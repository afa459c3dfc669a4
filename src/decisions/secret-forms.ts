/*
 * What secrets look like on a command line, for the log alone: a policy judges places and names (src/judge/secret-table). To take out too much costs a
 * word of the log, too little a secret.
 */

/** Secrets that say of themselves what they are. Each ends where no letter of it can follow. */
export const TOKENS: readonly RegExp[] = [
  // GitHub, GitLab, npm, PyPI, Docker, RubyGems, crates.io
  /\bgh[pousr]_[A-Za-z0-9]{16,}/g,
  /\bgithub_pat_\w{20,}/g,
  /\bgl(?:pat|ptt|dt|rt|cbt|soat|ft|imt|agent)-[\w-]{16,}/g,
  /\bnpm_[A-Za-z0-9]{20,}/g,
  /\bpypi-[\w-]{16,}/g,
  /\bdckr_(?:pat|oat)_[\w-]{16,}/g,
  /\brubygems_[0-9a-f]{32,}/g,
  /\bcio[A-Za-z0-9]{32}\b/g,
  // clouds
  /\b(?:AKIA|ASIA|ABIA|ACCA|AROA|AIDA)[A-Z0-9]{16}\b/g,
  /\bAIza[\w-]{30,}/g,
  /\bya29\.[\w-]{20,}/g,
  /\bGOCSPX-[\w-]{20,}/g,
  /\bdop_v1_[0-9a-f]{32,}/g,
  /\bhv[sbr]\.[\w-]{20,}/g,
  /\b(?:AccountKey|SharedAccessKey|sig)=[A-Za-z0-9%+/=]{20,}/g,
  // models, chats, payments, mail
  /\bsk-[\w-]{16,}/g,
  /\b(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}/g,
  /\bwhsec_[A-Za-z0-9]{16,}/g,
  /\bhf_[A-Za-z0-9]{20,}/g,
  /\bgsk_[A-Za-z0-9]{20,}/g,
  /\bxox[abeoprs]-[\w-]{10,}/g,
  /\bxapp-[\w-]{10,}/g,
  /https:\/\/hooks\.slack\.com\/[\w/]{10,}/g,
  /\bSG\.[\w-]{16,64}\.[\w-]{16,}/g,
  /\bkey-[0-9a-f]{32}\b/g,
  /\b\d{8,10}:AA[\w-]{32,}/g,
  /\bglsa_\w{20,}/g,
  /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{20,}/g,
  /\blin_api_\w{20,}/g,
  /\bsntry[su]_[\w+/=-]{20,}/g,
  /\bATATT[\w=-]{20,}/g,
  /\bNRAK-[A-Z0-9]{20,}/g,
  /\bage-secret-key-1\w{20,}/gi,
  // a JSON Web Token
  /\beyJ[\w-]{8,2000}\.[\w-]{8,4000}(?:\.[\w-]*)?/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[^]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
]

/** Long options whose value is a secret, by their last word: `--token`, `--client-secret`. Not `--key`, which mostly sorts, nor `--token-file`. */
export const SECRET_OPTION =
  /^--?(?:[\w.-]*[-_.])?(?:tokens?|passw(?:or)?d|password|passphrase|pass|passwd|passcode|pwd|pw|pin|otp|secrets?|credentials?|creds?|bearer|cookies?|api-?key|apikey|api_key|access-?key|access_key|secret-?key|secret_key|secretkey|private-?key|auth-?key|authkey|account-?key|storage-?key|license-?key|encryption-?key|master-?key|signing-?key|service-?key|webhook(?:-?url)?|dsn|connection-?string|conn-?str|proxy-?user|authorization|auth-?token)$/i

/**
 * Options whose value is a secret, or ends with one behind a colon, where their name does not say so: command -> options. With a star the value
 * is a secret where it is joined to the option alone: `mysql -pSECRET`, but `mysql -p DATABASE`.
 */
export const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  '7z': ['-p*'],
  '7za': ['-p*'],
  'az login': ['-p'],
  bcp: ['-P'],
  'buildah login': ['-p'],
  'cf login': ['-p'],
  curl: ['-u', '--user', '-U', '-b', '--oauth2-bearer', '--tlspassword'],
  'docker login': ['-p'],
  hdiutil: ['-passphrase'],
  'helm registry login': ['-p'],
  http: ['-a'],
  https: ['-a'],
  ipmitool: ['-P'],
  keytool: ['-storepass', '-keypass', '-srcstorepass', '-deststorepass'],
  ldapadd: ['-w'],
  ldapmodify: ['-w'],
  ldapsearch: ['-w'],
  lftp: ['-u'],
  mariadb: ['-p*'],
  'mariadb-dump': ['-p*'],
  mongo: ['-p'],
  mongodump: ['-p'],
  mongorestore: ['-p'],
  mongosh: ['-p'],
  mosquitto_pub: ['-P'],
  mosquitto_sub: ['-P'],
  mysql: ['-p*'],
  mysqladmin: ['-p*'],
  mysqldump: ['-p*'],
  mysqlimport: ['-p*'],
  'oc login': ['-p'],
  openssl: ['-k', '-K', '-passin', '-passout', '-pass'],
  'podman login': ['-p'],
  rar: ['-p*', '-hp*'],
  'redis-cli': ['-a'],
  rpcclient: ['-U'],
  'security add-generic-password': ['-w'],
  'security unlock-keychain': ['-p'],
  skopeo: ['--creds', '--src-creds', '--dest-creds'],
  smbclient: ['-U'],
  snmpget: ['-c', '-A', '-X'],
  snmpwalk: ['-c', '-A', '-X'],
  sqlcmd: ['-P'],
  sshpass: ['-p', '-p*'],
  'twine upload': ['-p'],
  unrar: ['-p*'],
  unzip: ['-P'],
  'vault login': ['-token'],
  zip: ['-P'],
}

/** A command that reads a secret from its standard input: what is printed before it, or given in a here string, is one. */
export const READS_SECRET =
  /--(?:password|token|passphrase|secret|api-?key)-(?:stdin|fd)|--with-token|\bsudo\s+(?:-\w+\s+)*-\w*S|\bchpasswd\b|\bpasswd\b|\bpass\s+insert\b|--pinentry-mode|\b(?:gh|glab|wrangler|vercel)\s+(?:secret|variable|env)\s/

/** A command of which every value that it sets is a secret. */
export const SETS_SECRETS =
  /\b(?:kubectl|oc)\s[^|;&]*\bcreate\s+secret\b|\b(?:vault|flyctl|fly|heroku|doppler)\s[^|;&]*\b(?:kv|secrets?|config:set|write)\b/
