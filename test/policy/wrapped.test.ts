import { describe, expect, test } from 'vitest'
import { stackOf } from '../../src/policy/evaluate.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { decisionOf, shimContext } from '../helpers/shims.ts'

const WRAPPERS = [
  'env %',
  'env -i %',
  'env A=1 %',
  'command %',
  'env command %',
  'nice %',
  'nice -n 5 %',
  'ionice -c3 %',
  'nohup %',
  'setsid %',
  'stdbuf -oL %',
  'time %',
  'timeout 5 %',
  'timeout 5 command %',
  'timeout -k 1 5 env nice %',
  'sudo %',
  'sudo -u bob %',
  'sudo command %',
  'doas %',
  'chroot / %',
  'busybox %',
  'toybox %',
  'xargs %',
  'ls | xargs -0 %',
  'ls | xargs -I{} %',
  'ls | xargs command %',
  'find . -exec % \\;',
  'exec %',
  'flock /tmp/lock %',
  "flock /tmp/lock -c '%'",
  "sh -c '%'",
  "bash -lc '%'",
  "busybox sh -c '%'",
  "su -c '%'",
  "su root -c '%'",
  "script -c '%' /dev/null",
  "watch '%'",
  'watch %',
  'parallel % ::: a',
  "parallel ::: '%'",
  "env -S '%'",
  'unshare %',
  'strace %',
  'systemd-run %',
  'systemd-run --user --scope %',
  'taskset 1 %',
  'chrt -i 0 %',
  'setpriv --reuid=1000 %',
  'prlimit --nofile=10 %',
  'choom -n 0 -- %',
  'setarch x86_64 %',
  'bwrap --dev-bind / / %',
  'firejail %',
  'fakeroot %',
  'proxychains4 %',
  'torsocks %',
  'unbuffer %',
  'caffeinate -i %',
  'eatmydata %',
  'chronic %',
  'xvfb-run -a %',
  'gdb --args %',
  'perf stat %',
  'mise exec -- %',
  'direnv exec . %',
  'poetry run %',
  'uv run %',
  "hyperfine '%'",
  "fish -c '%'",
  "nix-shell --run '%'",
  'gosu nobody %',
  'runuser -u nobody -- %',
  'numactl --all %',
]

const inside = (wrapper: string, line: string) => wrapper.replace('%', line)

describe('a catastrophe is denied whatever starts it', () => {
  test.each(WRAPPERS)('%s', wrapper => {
    expect(decisionOf(inside(wrapper, 'rm -rf ~/work'))).toBe('deny')
    expect(decisionOf(inside(wrapper, 'rm -rf /etc'))).toBe('deny')
  })
})

test.each(WRAPPERS)('what starts a harmless command is not denied: %s', wrapper => {
  expect(decisionOf(inside(wrapper, 'ls src'))).not.toBe('deny')
  expect(decisionOf(inside(wrapper, 'rm -rf build'))).not.toBe('deny')
})

const user = readPolicy(
  { commands: { allow: ['git push', 'rm -rf build'], deny: ['npm publish', 'rm -rf src'] } },
  { name: 'user', level: 'user' },
)
const rules = { policies: stackOf(user.ok ? { user: user.value } : {}) }

test.each(WRAPPERS)('what a rule forbids stays forbidden: %s', wrapper => {
  expect(decisionOf(inside(wrapper, 'npm publish'), shimContext, rules)).toBe('deny')
  expect(decisionOf(inside(wrapper, 'rm -fr src'), shimContext, rules)).toBe('deny')
})

test.each(['env', 'nice', 'nice -n 5', 'setsid', 'stdbuf -oL', 'time', 'timeout 60', 'command', 'env A=1 LANG=C', 'ionice -c3'])(
  'what a rule allows stays allowed in a pure wrapper: %s',
  wrapper => {
    expect(decisionOf(`${wrapper} git push`, shimContext, rules)).toBe(wrapper.includes('A=1') ? 'ask' : 'allow')
    expect(decisionOf(`${wrapper} git push --mirror`, shimContext, rules)).toBe('ask')
  },
)

test.each(['s3cmd rm ~/x', 'mytool rm -rf /etc', 'dvc remove /data/x', 'ts-node src/a.ts', 'uv pip install ruff', 'mise install node'])(
  'words of a tool that starts nothing are only words: %s',
  line => {
    expect(decisionOf(line)).toBe('ask')
  },
)
