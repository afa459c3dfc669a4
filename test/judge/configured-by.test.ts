import { expect, test } from 'vitest'
import type { Look } from '../../src/judge/look.ts'
import { check, shimContext } from '../helpers/shims.ts'

const PROJECT = '/home/user/project'

const lookAt = (files: Readonly<Record<string, string>>): Look => {
  const paths = Object.keys(files)
  return {
    kindOf: path => (Object.hasOwn(files, path) ? 'file' : paths.some(it => it.startsWith(`${path}/`)) ? 'directory' : 'absent'),
    textOf: path => (Object.hasOwn(files, path) ? { kind: 'text', text: files[path]! } : { kind: 'absent' }),
    namesIn: directory => paths.filter(it => it.startsWith(`${directory}/`)).map(it => it.slice(directory.length + 1).split('/', 1)[0]!),
  }
}

/** Files are named from the project; `sub` and `/tmp/evil` are there. */
const decide = (run: string, files: Readonly<Record<string, string>>) => {
  const placed = Object.entries(files).map(([path, text]) => [path.startsWith('/') ? path : `${PROJECT}/${path}`, text] as const)
  const there = { [`${PROJECT}/sub/a`]: '', '/tmp/evil/a': '', [`${PROJECT}/a`]: '' }
  const verdict = check(run, { ...shimContext, look: lookAt({ ...there, ...Object.fromEntries(placed) }), outermost: () => PROJECT })
  return `${verdict.decision}: ${verdict.reason}`
}

const YARN = 'yarnPath: .yarn/releases/yarn-4.cjs\n'
const HG = '[extensions]\nx = ./x.py\n'

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['yarn --version', { '.yarnrc.yml': YARN }],
  ['yarn info left-pad', { '.yarnrc.yml': '"yarnPath": ./x.js\n' }],
  ['yarn info left-pad', { '.yarnrc.yml': '"yarn\\u0050ath": ./x.js\n' }],
  ['yarn info left-pad', { '.yarnrc': 'yarn-path "./x.js"\n' }],
  ['yarn info left-pad', { '.yarnrc.yml': 'plugins:\n  - ./x.js\n' }],
  ['cd sub && yarn --version', { '.yarnrc.yml': YARN }],
  ['cd sub && yarn --version', { 'sub/.yarnrc.yml': YARN }],
  ['yarn --cwd sub --version', { 'sub/.yarnrc.yml': YARN }],
  ['pnpm list', { '.pnpmfile.cjs': '' }],
  ['pnpm -C sub list', { 'sub/.pnpmfile.cjs': '' }],
  ['pnpm why x', { 'pnpm-workspace.yaml': 'pnpmfile: ./x.cjs\n' }],
  ['npm view x', { '.npmrc': 'git = ./x\n' }],
  ['npm --prefix sub ls', { 'sub/.npmrc': '"git"="./x"\n' }],
  ['npm ls', { '.npmrc': 'g${A?}it=./x\n' }],
  ['cargo metadata', { '.cargo/config.toml': '[build]\nrustc-wrapper = "./x"\n' }],
  ['cargo tree', { '.cargo/config': 'build.rustc = "./x"\n' }],
  ['cargo metadata', { '.cargo/config.toml': 'build = { rustc = "./x" }\n' }],
  ['cd sub && cargo metadata', { 'sub/.cargo/config.toml': '[build]\nrustc-workspace-wrapper = "./x"\n' }],
  ['cargo --version', { 'rust-toolchain.toml': '[toolchain]\npath = "/tmp/x"\n' }],
  ['rustc --version', { 'rust-toolchain': '/tmp/x\n' }],
  ['hg -R sub log', { 'sub/.hg/hgrc': HG }],
  ['hg --cwd sub log', { 'sub/.hg/hgrc': HG }],
  ['cd sub && hg status', { 'sub/.hg/hgrc': '%include x\n' }],
  ['cd sub && hg --version', { 'sub/.hg/hgrc': HG }],
  ['hg -R sub log', { 'sub/.hg/hgrc': '[alias]\nlog = !x\n' }],
  ['hg -R sub log', { 'sub/.hg/hgrc': '[ui]\nusername = x\n[hooks]\npre-log = x\n' }],
  ['hg -R sub log', { 'sub/.hg/sharedpath': '../x' }],
  ['terraform -chdir=sub validate', { 'sub/.terraform/providers/x': '' }],
  ['terraform -chdir=/tmp/evil validate', { '/tmp/evil/.terraform/providers/x': '' }],
  ['terraform -chdir=sub providers schema -json', { 'sub/.terraform/providers/x': '' }],
  ['terraform -chdir=/tmp/not-there validate', {}],
  ['terraform -chdir=sub show', { 'sub/.terraform/providers/x': '' }],
  ['terraform -chdir=sub state show a.b', { 'sub/.terraform/providers/x': '' }],
  ['python3 -m json.tool a', { 'json.py': '' }],
  ['python -m json.tool a', { 'json/__init__.py': '' }],
  ['cd sub && python3 -m json.tool a', { 'sub/argparse.py': '' }],
  ['python3 -m pip list', { 'pip.cpython-311-x86_64-linux-gnu.so': '' }],
  ['python3 -m json.tool a', { 'linecache.pyc': '' }],
  ['python3 -m platform', { 'platform.py': '' }],
  ['python3 -m py_compile sub/a.py', { 'statistics/__init__.py': '' }],
  ['python3 -m black --check .', { 'click/__init__.py': '' }],
])('%s asks where the directory makes it run code: %j', (run, files) => {
  expect(decide(run, files)).toMatch(/^ask: .*obeys the configuration of/)
})

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['yarn --version', {}],
  ['yarn info left-pad', { '.yarnrc.yml': 'nodeLinker: node-modules\n# yarnPath: x\n' }],
  ['cd sub && yarn why x', { '.yarnrc': 'registry "https://registry.yarnpkg.com"\n' }],
  ['pnpm --version', { '.pnpmfile.cjs': '' }],
  ['pnpm list', { '.npmrc': 'shamefully-hoist=true\n' }],
  ['npm ls', { '.npmrc': '//registry.npmjs.org/:_authToken=${TOKEN}\ngit-tag-version=false\n@a:registry=https://x.example/git/\n' }],
  [
    'cargo metadata',
    { '.cargo/config.toml': '[build]\nrustc-wrapper = "sccache"\nrustflags = ["-C", "link-arg=x"]\n[alias]\nx = "run"\n' },
  ],
  ['cargo --version', { 'rust-toolchain.toml': '[toolchain]\nchannel = "stable"\ncomponents = ["clippy"]\n' }],
  ['cargo tree', { 'rust-toolchain': 'stable\n' }],
  ['hg -R sub log', { 'sub/.hg/hgrc': '[paths]\ndefault = https://hg.example/x\n[ui]\nusername = A <a@b>\n' }],
  ['hg log', { '.hg/hgrc': HG }],
  ['terraform validate', { '.terraform/providers/x': '' }],
  ['terraform show', { '.terraform/providers/x': '' }],
  ['terraform -chdir=sub validate', {}],
  ['terraform -chdir=sub fmt -check', { 'sub/.terraform/providers/x': '' }],
  ['python3 -m json.tool a', { 'json/a.json': '', 'jsonx.py': '', 'app.py': '' }],
  ['python3 -m platform', { 'tests/platform.py': '', 'email/a.txt': '' }],
  ['python3 --version', { 'json.py': '' }],
  ['cd sub && npm ls', {}],
  ['ls sub', { 'sub/.hg/hgrc': HG }],
])('%s is no question where it does not: %j', (run, files) => {
  expect(decide(run, files)).toMatch(/^allow/)
})

test.each([
  ['git checkout a', /changes of a that are not committed are lost/],
  ['git checkout -- gone.ts', /changes of gone\.ts that are not committed are lost/],
  ['git checkout .', /destroys data.*changes of \. that/],
  ['git checkout HEAD~1 a', /changes of a that are not committed are lost/],
  ['git restore a', /changes of a that are not committed are lost/],
  ['cd sub && git checkout a', /changes of a that/],
])('%s says what is lost', (run, reason) => {
  expect(decide(run, { '.git/HEAD': 'ref: refs/heads/main' })).toMatch(reason)
})

test.each(['git checkout main', 'git checkout -b topic', 'git restore --staged a'])('%s loses nothing', run => {
  expect(decide(run, { '.git/HEAD': 'ref: refs/heads/main' })).not.toMatch(/lost|destroys/)
})
