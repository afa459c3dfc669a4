import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { decisionOf, shimContext } from '../helpers/shims.ts'

const decide = (rule: Json, line: string) => {
  const user = readPolicy({ commands: { allow: [rule] } }, { name: '/home/user/policy.json', level: 'user' })
  if (!user.ok) throw new Error(user.failure.message)
  return decisionOf(line, shimContext, { policies: stackOf({ user: user.value }) })
}

describe('a container reaches the host only as far as a rule says', () => {
  test.each([
    ['docker run --rm -it alpine ls', 'allow'],
    ['docker run -d -p 8080:80 -e A=1 --name web nginx', 'allow'],
    ['docker run -v "$PWD:/app" -v cache:/root/.cache node npm test', 'allow'],
    ['docker run -v ./src:/app:ro node npm test', 'allow'],
    ['docker run -v "$(pwd)":/app node npm test', 'allow'],
    ['cd .. && docker run -v $(pwd):/app node npm test', 'ask'],
    ['pwd() { echo /; }; docker run -v $(pwd):/app node npm test', 'ask'],
    ['docker run --mount type=bind,source=./src,target=/app node npm test', 'allow'],
    ['docker run --mount type=volume,source=seeds,target=/app node npm test', 'allow'],
    ['docker run --network orchard alpine ls', 'allow'],
    ['docker run --pid=container:web alpine ls', 'allow'],
    ['docker run --security-opt no-new-privileges alpine ls', 'allow'],
    ['docker run -v /:/host alpine ls', 'ask'],
    ['docker run -v ~/.aws:/root/.aws:ro alpine ls', 'ask'],
    ['docker run -v "$DIRECTORY:/app" alpine ls', 'ask'],
    ['docker run -v /var/run/docker.sock:/var/run/docker.sock alpine ls', 'ask'],
    ['docker run --mount type=bind,source=/etc,target=/x alpine ls', 'ask'],
    ['docker run --mount type=bind,src=/etc,target=/x alpine ls', 'ask'],
    ['docker run --privileged alpine ls', 'ask'],
    ['docker run --cap-add SYS_ADMIN alpine ls', 'ask'],
    ['docker run --device /dev/sda alpine ls', 'ask'],
    ['docker run --pid=host alpine ls', 'ask'],
    ['docker run --ipc host alpine ls', 'ask'],
    ['docker run --network host alpine ls', 'ask'],
    ['docker run --net=host alpine ls', 'ask'],
    ['docker run --security-opt seccomp=unconfined alpine ls', 'ask'],
    ['docker run --network "$NETWORK" alpine ls', 'ask'],
  ] as const)('%s is %s where "docker run" is allowed, and so it is with podman', (line, expected) => {
    expect(decide('docker run', line)).toBe(expected)
    expect(decide('podman run', line.replace('docker run', 'podman run'))).toBe(expected)
  })

  test.each([
    ['docker run --privileged', 'docker run --privileged alpine ls', 'allow'],
    ['docker run --privileged', 'docker run --privileged --pid=host alpine ls', 'ask'],
    ['docker run --network host', 'docker run --net=host alpine ls', 'allow'],
    ['docker run -v /srv:*', 'docker run -v /srv:/data alpine ls', 'allow'],
    ['docker run -v /srv:*', 'docker run -v /srv/..:/data alpine ls', 'ask'],
    [{ run: 'docker run', 'path.scope': ['system', 'tree'] }, 'docker run --privileged -v ./src:/app alpine ls', 'allow'],
    ['docker exec', 'docker exec -it web ls', 'allow'],
    ['docker exec', 'docker exec --privileged web ls', 'ask'],
    ['docker compose run', 'docker compose run --rm web ls', 'allow'],
    ['docker compose run', 'docker compose run -v /:/host web ls', 'ask'],
  ] as const)('%j: %s is %s', (rule, line, expected) => {
    expect(decide(rule as Json, line)).toBe(expected)
  })
})

// what another command or a text of any length hands over is not the script that a rule for an interpreter names
test.each([
  ['python3', 'python3 prune.py < pears.txt', 'allow'],
  ['python3', 'ls | python3 prune.py', 'allow'],
  ['python3', 'ls | python3', 'ask'],
  ['python3', 'ls | python3 -', 'ask'],
  ['python3', 'python3 < prune.py', 'ask'],
  ['python3', 'python3 - < prune.py', 'ask'],
  ['python3', "python3 <<'E'\nprint(1)\nE", 'ask'],
  ['python3 -', "python3 - <<'E'\nprint(1)\nE", 'allow'],
  ['python3 -', 'ls | python3 -', 'allow'],
  ['python3 -', 'python3 prune.py', 'ask'],
  ['python3 -', "python3 -c 'print(1)'", 'ask'],
  ['node', "node <<'E'\n1\nE", 'ask'],
  ['bash', 'ls | bash', 'ask'],
  ['bash', 'ls | bash -s', 'ask'],
  ['bash -s', 'ls | bash -s', 'allow'],
  ['bash', 'bash run.sh < pears.txt', 'allow'],
  ['psql', 'psql < seeds.sql', 'ask'],
  ['psql -f -', 'psql -f - < seeds.sql', 'allow'],
  [{ run: 'psql', unknown: ['input'] }, 'psql < seeds.sql', 'allow'],
  ['at', 'ls | at noon', 'allow'],
] as const)('code on standard input is named where the command could have been given a script, %j: %s is %s', (rule, line, expected) => {
  expect(decide(rule as Json, line)).toBe(expected)
})

describe('an option that goes further than its command is named', () => {
  test.each([
    ['git clean -fd', 'git clean -fd', 'allow'],
    ['git clean -fd', 'git clean -fdx', 'ask'],
    ['git clean -fd', 'git clean -fdX', 'ask'],
    ['git clean -f', 'git clean -fd', 'ask'],
    ['git clean -fdx', 'git clean -xdf', 'allow'],
    ['git checkout', 'git checkout -b pears', 'allow'],
    ['git checkout', 'git checkout -B main origin/main', 'ask'],
    ['git checkout -B', 'git checkout -B main', 'allow'],
    ['git switch', 'git switch -c pears', 'allow'],
    ['git switch', 'git switch -C main', 'ask'],
    ['git switch', 'git switch --discard-changes main', 'ask'],
    ['git branch', 'git branch pears', 'allow'],
    ['git branch', 'git branch -f main HEAD~3', 'ask'],
    ['git branch', 'git branch -M main', 'ask'],
    ['git branch', 'git branch -D main', 'ask'],
    ['git fetch', 'git fetch origin main:main', 'allow'],
    ['git fetch', "git fetch origin '+refs/heads/*:refs/remotes/origin/*'", 'allow'],
    ['git fetch', 'git fetch origin +main:main', 'ask'],
    ['git fetch', 'git fetch -f origin main:main', 'ask'],
    ['git fetch', 'git fetch --prune', 'ask'],
    ['git reset', 'git reset --hard', 'ask'],
    ['git worktree add', 'git worktree add -B main sub', 'ask'],
    ['git gc', 'git gc --prune=now', 'ask'],
    ['git reflog expire', 'git reflog expire --expire=now --all', 'ask'],
    ['git apply', 'git apply --unsafe-paths x.patch', 'ask'],
    ['npm install', 'npm install pears', 'allow'],
    ['npm install', 'npm install -g pears', 'ask'],
    ['npm install', 'npm install --location=global pears', 'ask'],
    ['npm install -g', 'npm i -g pears', 'allow'],
    ['npm ls', 'npm ls -g', 'allow'],
    ['pip install', 'pip install pears', 'allow'],
    ['pip install', 'pip install --break-system-packages pears', 'ask'],
    ['kubectl delete', 'kubectl delete pod pear', 'allow'],
    ['kubectl delete', 'kubectl delete pods --all', 'ask'],
    ['kubectl delete', 'kubectl delete pods -l app=pear -A', 'ask'],
    ['kubectl delete', 'kubectl delete pod pear --force', 'ask'],
    ['kubectl delete --all', 'kubectl delete pods --all', 'allow'],
    ['terraform apply', 'terraform apply', 'allow'],
    ['terraform apply', 'terraform apply -auto-approve', 'ask'],
    ['terraform apply', 'terraform apply -destroy', 'ask'],
    ['terraform apply', 'terraform apply -replace=x.y', 'ask'],
    ['terraform apply -auto-approve', 'terraform apply -auto-approve', 'allow'],
    ['terraform destroy', 'terraform destroy -auto-approve', 'ask'],
    ['tar -x', 'tar -xf pears.tar', 'allow'],
    ['tar -x', 'tar -xPf pears.tar', 'ask'],
    ['tar', 'tar -tPf pears.tar', 'allow'],
    ['unzip', 'unzip -: pears.zip', 'ask'],
    ['rsync', 'rsync -a --delete a/ b/', 'ask'],
    ['docker rm', 'docker rm -f web', 'ask'],
    ['docker system prune', 'docker system prune -a', 'ask'],
    ['docker volume prune', 'docker volume prune --all', 'ask'],
    ['docker compose down', 'docker compose down -v', 'ask'],
    ['apt-get install', 'apt-get install --autoremove pears', 'ask'],
  ] as const)('%s: %s is %s', (rule, line, expected) => {
    expect(decide(rule, line)).toBe(expected)
  })
})
