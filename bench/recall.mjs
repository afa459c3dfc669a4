// Native tools in the forms in which tools are installed, scanned by the real program: node bench/recall.mjs. Says which were missed.
// None of the launchers holds the key itself, unless its form is about that.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// a name without the key: launchers hold their paths
const top = realpathSync(mkdtempSync(join(tmpdir(), 'recall-')))
process.on('exit', () => rmSync(top, { recursive: true, force: true }))
const bin = join(top, 'bin')
const home = join(top, 'home')
for (const it of [bin, home]) mkdirSync(it)

const works = (...argv) => spawnSync(argv[0], argv.slice(1), { stdio: 'ignore', timeout: 20_000 }).status === 0
const printed = (...argv) => execFileSync(argv[0], argv.slice(1), { encoding: 'utf8' }).trim()

const write = (path, text, mode = 0o644) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}
const program = (path, text) => write(path, text, 0o755)
const link = (path, target) => {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

const json = name => JSON.stringify({ atip: '0.1', name, version: '1.0.0', description: `The ${name} tool` })
const sh = name => `if [ "$1" = --agent ]; then\ncat <<'JSON'\n${json(name)}\nJSON\nfi\n`
const cjs = name => `if (process.argv.includes('--agent')) console.log(${JSON.stringify(json(name))})\n`
const python = name => `import sys\ndef main():\n    if '--agent' in sys.argv:\n        print('${json(name)}')\n    return 0\n`
const ruby = name => `module Tool\n  def self.run\n    puts '${json(name)}' if ARGV.include?('--agent')\n  end\nend\n`
const c = name => `#include <stdio.h>\nint main(void) { puts(${JSON.stringify(json(name))}); return 0; }\n`

const python3 = works('python3', '-c', '1') ? printed('python3', '-c', 'import sys; print(sys.executable)') : undefined
const version = python3 === undefined ? '' : printed(python3, '-c', 'import sys; print("%d.%d" % sys.version_info[:2])')
const has = {
  python: python3 !== undefined,
  ruby: works('ruby', '-e', '1'),
  java: works('java', '-version') && works('javac', '-version') && works('jar', '--version'),
  cc: works('cc', '--version'),
  go: works('go', 'version'),
  rust: works('rustc', '--version'),
  perl: works('perl', '-e', '1'),
  bash: works('bash', '-c', ':'),
}

/** The layout that `python -m venv` makes: bin/python is a link, pyvenv.cfg tells where it leads. */
const venv = at => {
  link(join(at, 'bin', 'python'), python3)
  link(join(at, 'bin', 'python3'), 'python')
  write(join(at, 'pyvenv.cfg'), `home = ${dirname(realpathSync(python3))}\nversion = ${version}\n`)
  return join(at, 'lib', `python${version}`, 'site-packages')
}
const stub = (interpreter, module, call = 'main') =>
  `#!${interpreter}\nimport re\nimport sys\nfrom ${module} import ${call}\nif __name__ == '__main__':\n    sys.argv[0] = re.sub(r'(-script\\.pyw|\\.exe)?$', '', sys.argv[0])\n    sys.exit(${call}())\n`
const distInfo = (site, name, entry) => {
  write(join(site, `${name}-1.0.dist-info`, 'RECORD'), `${name}/cli.py,,\n`)
  write(join(site, `${name}-1.0.dist-info`, 'METADATA'), `Name: ${name}\nVersion: 1.0\n`)
  write(join(site, `${name}-1.0.dist-info`, 'entry_points.txt'), `[console_scripts]\n${name} = ${entry}\n`)
}
const cBinary = (name, path) => {
  mkdirSync(dirname(path), { recursive: true })
  execFileSync('cc', ['-o', path, write(join(top, 'src', `${name}.c`), c(name))])
}
const manifest = (name, more = {}) => JSON.stringify({ name, version: '1.0.0', ...more })

/** `[form, what it needs, name => what builds it at bin/name or below top/name]`. */
const FORMS = [
  [
    'npm: bin is a link, bundled dist',
    [],
    (name, at) => {
      const root = join(top, name, 'lib/node_modules', name)
      write(join(root, 'package.json'), manifest(name, { bin: { [name]: 'bin/cli.js' } }))
      program(join(root, 'bin/cli.js'), "#!/usr/bin/env node\nrequire('../dist/index.js')\n")
      write(join(root, 'dist/index.js'), `"use strict";${cjs(name)}`)
      link(at, join(root, 'bin/cli.js'))
    },
  ],
  [
    'npm: document in a chunk that the entry finds at run time',
    [],
    (name, at) => {
      const root = join(top, name, 'lib/node_modules', name)
      write(join(root, 'package.json'), manifest(name, { bin: './run.js' }))
      program(
        join(root, 'run.js'),
        `#!/usr/bin/env node\nconst name = 'chunk-' + 7\nrequire(require('path').join(__dirname, 'dist', name))\n`,
      )
      write(join(root, 'dist/chunk-7.js'), cjs(name))
      link(at, join(root, 'run.js'))
    },
  ],
  [
    'npm: ESM, import of ../dist',
    [],
    (name, at) => {
      const root = join(top, name, 'lib/node_modules/@scope', name)
      write(join(root, 'package.json'), manifest(`@scope/${name}`, { type: 'module', bin: { [name]: 'bin/cli.js' } }))
      program(join(root, 'bin/cli.js'), "#!/usr/bin/env node\nimport { run } from '../dist/cli.js'\nrun()\n")
      write(join(root, 'dist/cli.js'), `export const run = () => { ${cjs(name)} }\n`)
      link(at, join(root, 'bin/cli.js'))
    },
  ],
  [
    'npm: dynamic import of an .mjs file',
    [],
    (name, at) => {
      const root = join(top, name, 'lib/node_modules', name)
      write(join(root, 'package.json'), manifest(name, { bin: 'cli.cjs' }))
      program(join(root, 'cli.cjs'), "#!/usr/bin/env node\nimport('./main.mjs')\n")
      write(join(root, 'main.mjs'), cjs(name))
      link(at, join(root, 'cli.cjs'))
    },
  ],
  [
    'npm: document in a JSON file of the package',
    [],
    (name, at) => {
      const root = join(top, name, 'lib/node_modules', name)
      write(join(root, 'package.json'), manifest(name, { bin: 'cli.js' }))
      program(join(root, 'cli.js'), "#!/usr/bin/env node\nconsole.log(JSON.stringify(require('./data/agent')))\n")
      write(join(root, 'data/agent.json'), json(name))
      link(at, join(root, 'cli.js'))
    },
  ],
  [
    'npm: bin starts the core package beside it',
    [],
    (name, at) => {
      const modules = join(top, name, 'lib/node_modules')
      write(join(modules, name, 'package.json'), manifest(name, { bin: 'cli.js' }))
      program(join(modules, name, 'cli.js'), `#!/usr/bin/env node\nrequire('@${name}/core').main()\n`)
      write(join(modules, `@${name}/core/package.json`), manifest(`@${name}/core`, { main: 'lib/main.js' }))
      write(join(modules, `@${name}/core/lib/main.js`), `exports.main = () => { ${cjs(name)} }\n`)
      link(at, join(modules, name, 'cli.js'))
    },
  ],
  [
    'npm: compiled program in an optional dependency',
    ['cc'],
    (name, at) => {
      const modules = join(top, name, 'lib/node_modules')
      const native = `@${name}/${process.platform}-${process.arch}`
      write(join(modules, name, 'package.json'), manifest(name, { bin: 'cli.js', optionalDependencies: { [native]: '1.0.0' } }))
      program(
        join(modules, name, 'cli.js'),
        `#!/usr/bin/env node\nconst f = require.resolve(\`@${name}/\${process.platform}-\${process.arch}/bin/tool\`)\nrequire('child_process').spawnSync(f, process.argv.slice(2), { stdio: 'inherit' })\n`,
      )
      write(join(modules, native, 'package.json'), manifest(native))
      cBinary(name, join(modules, native, 'bin/tool'))
      link(at, join(modules, name, 'cli.js'))
    },
  ],
  [
    'npm link: a project that lists the file under bin',
    [],
    (name, at) => {
      const root = join(home, 'code', name)
      write(join(root, 'package.json'), manifest(name, { bin: { [name]: './bin/start.js' } }))
      program(join(root, 'bin/start.js'), `#!/usr/bin/env node\nrequire(require('path').resolve(__dirname, '..', 'lib', 'cli'))\n`)
      write(join(root, 'lib/cli.js'), cjs(name))
      link(at, join(root, 'bin/start.js'))
    },
  ],
  [
    'pnpm shim in sh',
    [],
    (name, at) => {
      const root = join(top, 'lib/node_modules', name)
      write(join(root, 'package.json'), manifest(name, { bin: 'cli.js' }))
      write(join(root, 'cli.js'), "require('./lib/main.js')\n")
      write(join(root, 'lib/main.js'), cjs(name))
      program(
        at,
        `#!/bin/sh\nbasedir=$(dirname "$(echo "$0" | sed -e 's,\\\\,/,g')")\n\ncase \`uname\` in\n    *CYGWIN*|*MINGW*|*MSYS*) basedir=\`cygpath -w "$basedir"\`;;\nesac\n\nif [ -x "$basedir/node" ]; then\n  exec "$basedir/node"  "$basedir/../lib/node_modules/${name}/cli.js" "$@"\nelse\n  exec node  "$basedir/../lib/node_modules/${name}/cli.js" "$@"\nfi\n`,
      )
    },
  ],
  [
    'older npm shim, node and then exit $ret',
    [],
    (name, at) => {
      const root = join(top, 'lib/node_modules', name)
      write(join(root, 'package.json'), manifest(name, { bin: 'cli.js' }))
      write(join(root, 'cli.js'), cjs(name))
      program(
        at,
        `#!/bin/sh\nbasedir=\`dirname "$0"\`\n\nif [ -x "$basedir/node" ]; then\n  "$basedir/node"  "$basedir/../lib/node_modules/${name}/cli.js" "$@"\n  ret=$?\nelse \n  node  "$basedir/../lib/node_modules/${name}/cli.js" "$@"\n  ret=$?\nfi\nexit $ret\n`,
      )
    },
  ],
  [
    'node script of no package, modules beside it',
    [],
    (name, at) => {
      program(join(top, name, 'cli.mjs'), "#!/usr/bin/env -S node --no-warnings\nimport './one.mjs'\n")
      write(join(top, name, 'one.mjs'), "import { text } from './deep/two.mjs'\nconsole.log(text)\n")
      write(join(top, name, 'deep/two.mjs'), `export const text = ${JSON.stringify(json(name))}\n`)
      link(at, join(top, name, 'cli.mjs'))
    },
  ],
  [
    'pip entry point in a virtual environment',
    ['python'],
    (name, at) => {
      const site = venv(join(top, name))
      write(join(site, name, '__init__.py'), '')
      write(join(site, name, 'cli.py'), python(name))
      distInfo(site, name, `${name}.cli:main`)
      program(at, stub(join(top, name, 'bin/python'), `${name}.cli`))
    },
  ],
  [
    'pipx: a link to the stub of its environment',
    ['python'],
    (name, at) => {
      const root = join(home, '.local/share/pipx/venvs', name)
      const site = venv(root)
      write(join(site, name, '__init__.py'), '')
      write(join(site, name, 'meta/document.py'), `TEXT = '${json(name)}'\n`)
      write(join(site, name, 'meta/__init__.py'), '')
      write(join(site, name, 'cli.py'), `from .meta.document import TEXT\ndef main():\n    print(TEXT)\n`)
      distInfo(site, name, `${name}.cli:main`)
      link(at, program(join(root, 'bin', name), stub(join(root, 'bin/python'), `${name}.cli`)))
    },
  ],
  [
    'pip: interpreter path too long for a first line',
    ['python'],
    (name, at) => {
      const root = join(top, name, 'long '.repeat(3).trim())
      const site = venv(root)
      write(join(site, name, '__init__.py'), python(name))
      program(at, `#!/bin/sh\n'''exec' "${root}/bin/python" "$0" "$@"\n' '''\nimport sys\nfrom ${name} import main\nsys.exit(main())\n`)
    },
  ],
  [
    'setuptools: load_entry_point',
    ['python'],
    (name, at) => {
      const site = venv(join(top, name))
      write(join(site, `${name}_impl`, '__init__.py'), '')
      write(join(site, `${name}_impl`, 'main.py'), python(name))
      distInfo(site, name, `${name}_impl.main:main`)
      program(
        at,
        `#!${join(top, name, 'bin/python')}\n# EASY-INSTALL-ENTRY-SCRIPT: '${name}==1.0','console_scripts','${name}'\n__requires__ = '${name}==1.0'\nimport re\nimport sys\nfrom importlib.metadata import distribution\ndef load_entry_point(spec, group, name):\n    dist, _, _ = spec.partition('==')\n    return next(e for e in distribution(dist).entry_points if e.group == group and e.name == name).load()\nif __name__ == '__main__':\n    sys.exit(load_entry_point('${name}==1.0', 'console_scripts', '${name}')())\n`,
      )
    },
  ],
  [
    'python -m in a wrapper of sh',
    ['python'],
    (name, at) => {
      const site = venv(join(top, name))
      write(join(site, name, '__init__.py'), '')
      write(join(site, name, '__main__.py'), `${python(name)}main()\n`)
      program(at, `#!/bin/sh\nexec ${join(top, name, 'bin/python')} -m ${name} "$@"\n`)
    },
  ],
  [
    'runpy.run_module',
    ['python'],
    (name, at) => {
      const site = venv(join(top, name))
      write(join(site, name, '__init__.py'), '')
      write(join(site, name, '__main__.py'), `${python(name)}main()\n`)
      program(at, `#!${join(top, name, 'bin/python')}\nimport runpy\nrunpy.run_module('${name}', run_name='__main__', alter_sys=True)\n`)
    },
  ],
  [
    'python: import tool.__main__, module beside the script',
    ['python'],
    (name, at) => {
      program(join(top, name, 'start'), `#!${python3}\nimport ${name}lib.__main__\n${name}lib.__main__.main()\n`)
      write(join(top, name, `${name}lib/__init__.py`), '')
      write(join(top, name, `${name}lib/__main__.py`), python(name))
      link(at, join(top, name, 'start'))
    },
  ],
  [
    'python: sys.path with a directory elsewhere',
    ['python'],
    (name, at) => {
      write(join(top, name, 'share', `${name}app.py`), python(name))
      program(
        at,
        `#!${python3}\nimport sys\nsys.path.insert(0, '${join(top, name, 'share')}')\nimport ${name}app\nsys.exit(${name}app.main())\n`,
      )
    },
  ],
  [
    'python: editable installation, .pth',
    ['python'],
    (name, at) => {
      const site = venv(join(top, name))
      write(join(site, `_${name}.pth`), `${join(home, 'code', name, 'src')}\n`)
      write(join(home, 'code', name, 'src', name, '__init__.py'), python(name))
      program(at, stub(join(top, name, 'bin/python'), name))
    },
  ],
  [
    'python: sh wrapper that starts the stub of an environment',
    ['python'],
    (name, at) => {
      const site = venv(join(top, name, 'venv'))
      write(join(site, name, '__init__.py'), '')
      write(join(site, name, 'cli.py'), python(name))
      program(join(top, name, 'venv/bin', name), stub(join(top, name, 'venv/bin/python'), `${name}.cli`))
      program(at, `#!/bin/sh\nVENV=${join(top, name)}/venv\nexec "$VENV/bin/${name}" "$@"\n`)
    },
  ],
  [
    'ruby: gem stub',
    ['ruby'],
    (name, at) => {
      const gems = join(top, name)
      const root = join(gems, 'gems', `${name}-1.0.0`)
      write(
        join(gems, 'specifications', `${name}-1.0.0.gemspec`),
        `Gem::Specification.new do |s|\n  s.name = '${name}'\n  s.version = '1.0.0'\n  s.summary = 'A tool'\n  s.authors = ['Ada']\n  s.files = []\n  s.bindir = 'exe'\n  s.executables = ['${name}']\n  s.require_paths = ['lib']\nend\n`,
      )
      program(join(root, 'exe', name), `#!/usr/bin/env ruby\nrequire '${name}/cli'\nTool.run\n`)
      write(join(root, 'lib', name, 'cli.rb'), ruby(name))
      const file = program(
        join(gems, 'bin', name),
        `#!/usr/bin/env ruby\nrequire 'rubygems'\nGem.use_paths('${gems}')\nversion = '>= 0.a'\nload Gem.activate_bin_path('${name}', '${name}', version)\n`,
      )
      link(at, file)
    },
  ],
  [
    'ruby: require_relative',
    ['ruby'],
    (name, at) => {
      program(join(top, name, 'bin', name), `#!/usr/bin/env ruby\nrequire_relative '../lib/tool'\nTool.run\n`)
      write(join(top, name, 'lib/tool.rb'), ruby(name))
      link(at, join(top, name, 'bin', name))
    },
  ],
  [
    'ruby: $LOAD_PATH and require',
    ['ruby'],
    (name, at) => {
      program(
        join(top, name, 'bin', name),
        `#!/usr/bin/env ruby\n$LOAD_PATH.unshift File.expand_path('../lib', __dir__)\nrequire '${name}/cli'\nTool.run\n`,
      )
      write(join(top, name, 'lib', name, 'cli.rb'), `require '${name}/words'\nTool.run\n`.replace('Tool.run\n', ''))
      write(join(top, name, 'lib', name, 'words.rb'), ruby(name))
      link(at, join(top, name, 'bin', name))
    },
  ],
  [
    'java -jar, beside the wrapper',
    ['java'],
    (name, at) => {
      jar(name)
      program(at, `#!/bin/sh\nHERE="$(cd "$(dirname "$0")" && pwd)"\nexec java -Xshare:auto -jar "$HERE/../${name}/tool.jar" "$@"\n`)
    },
  ],
  [
    'java: class path, $JAVA_HOME or java',
    ['java'],
    (name, at) => {
      jar(name)
      program(
        at,
        `#!/bin/sh\nif [ -n "$JAVA_HOME" ]; then\n  JAVACMD="$JAVA_HOME/bin/java"\nelse\n  JAVACMD=java\nfi\nAPP_HOME=${top}/${name}\nCLASSPATH=$APP_HOME/tool.jar\nexec "$JAVACMD" -classpath "$CLASSPATH" Tool "$@"\n`,
      )
    },
  ],
  [
    'symbolic links to links to a script',
    [],
    (name, at) => {
      program(join(top, name, 'real/run.sh'), `#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/../libexec/main" "$@"\n`)
      program(join(top, name, 'libexec/main'), `#!/bin/sh\n${sh(name)}`)
      link(join(top, name, 'current'), 'real')
      link(join(top, name, 'alternatives', name), '../current/run.sh')
      link(at, join(top, name, 'alternatives', name))
    },
  ],
  ['C program', ['cc'], (name, at) => cBinary(name, at)],
  [
    'C program behind exec with a plain path',
    ['cc'],
    (name, at) => {
      cBinary(name, join(top, name, 'libexec', name))
      program(at, `#!/bin/sh\nexport LC_ALL=C\nexec ${join(top, name, 'libexec', name)} "$@"\n`)
    },
  ],
  [
    'C program behind a bare name, exec name-real',
    ['cc'],
    (name, at) => {
      cBinary(name, join(bin, `${name}-real`))
      program(at, `#!/bin/sh\nexec ${name}-real "$@"\n`)
    },
  ],
  [
    'Go program',
    ['go'],
    (name, at) => {
      const file = write(
        join(top, name, 'main.go'),
        `package main\n\nimport "fmt"\n\nfunc main() { fmt.Println(${JSON.stringify(json(name))}) }\n`,
      )
      execFileSync('go', ['build', '-o', at, file], {
        env: { ...process.env, GOCACHE: join(top, 'gocache'), GOFLAGS: '-mod=mod' },
        cwd: dirname(file),
      })
    },
  ],
  [
    'Rust program',
    ['rust'],
    (name, at) => {
      const file = write(join(top, name, 'main.rs'), `fn main() { println!("{}", ${JSON.stringify(json(name))}) }\n`)
      execFileSync('rustc', ['-C', 'opt-level=0', '-o', at, file], { stdio: 'ignore' })
    },
  ],
  [
    'sh: "$(dirname "$0")/../libexec/x"',
    [],
    (name, at) => {
      program(join(top, 'libexec', name), `#!/bin/sh\n${sh(name)}`)
      program(at, `#!/bin/sh\nexec "$(dirname "$0")/../libexec/${name}" "$@"\n`)
    },
  ],
  [
    'sh: ${0%/*}',
    [],
    (name, at) => {
      program(join(top, 'libexec', name), `#!/bin/sh\n${sh(name)}`)
      program(at, `#!/bin/sh\nexec "\${0%/*}/../libexec/${name}" "$@"\n`)
    },
  ],
  [
    'bash: BASH_SOURCE, cd and pwd, an array of options',
    ['bash'],
    (name, at) => {
      program(join(top, 'libexec', name), `#!/bin/sh\nshift\n${sh(name)}`)
      program(
        at,
        `#!/usr/bin/env bash\nset -euo pipefail\nSCRIPT_DIR="$( cd -- "$( dirname -- "\${BASH_SOURCE[0]}" )" &> /dev/null && pwd )"\nargs=(--quiet)\nargs+=("$@")\nexec "\${SCRIPT_DIR}/../libexec/${name}" "\${args[@]}"\n`,
      )
    },
  ],
  [
    'sh: the classic loop over links, DIR=, last command without exec',
    [],
    (name, at) => {
      program(join(top, name, 'lib/start.sh'), `#!/bin/sh\n${sh(name)}`)
      program(
        at,
        `#!/bin/sh\nPRG="$0"\nwhile [ -h "$PRG" ]; do\n  ls=\`ls -ld "$PRG"\`\n  link=\`expr "$ls" : '.*-> \\(.*\\)$'\`\n  PRG="$link"\ndone\nDIR=\`dirname "$PRG"\`/../${name}\n"$DIR/lib/start.sh" "$@"\n`,
      )
    },
  ],
  [
    'sh: a library read with ., which answers',
    [],
    (name, at) => {
      write(join(top, 'share', name, 'common.sh'), `answer() {\n${sh(name)}}\n`)
      program(at, `#!/bin/sh\n. "$(dirname "$0")/../share/${name}/common.sh"\nanswer "$@"\n`)
    },
  ],
  [
    'sh: the answer in a file of its own',
    [],
    (name, at) => {
      write(join(top, 'share', name, 'agent.json'), json(name))
      program(at, `#!/bin/sh\ncase "$1" in\n  --agent) cat "$(dirname "$0")/../share/${name}/agent.json"; exit 0 ;;\nesac\nexit 64\n`)
    },
  ],
  [
    'perl: a module of the tool',
    ['perl'],
    (name, at) => {
      const module = `App::${name[0].toUpperCase()}${name.slice(1)}`
      write(join(top, 'lib/perl5', `${module.replace('::', '/')}.pm`), `package ${module};\nsub run { print '${json(name)}' }\n1;\n`)
      program(
        at,
        `#!/usr/bin/env perl\nuse strict;\nuse FindBin;\nuse lib "$FindBin::Bin/../lib/perl5";\nuse ${module};\n${module}->run;\n`,
      )
    },
  ],
  ['sh: a here-document', [], (name, at) => program(at, `#!/bin/sh\n${sh(name)}`)],
  [
    'one program of many names, in the manner of busybox',
    [],
    (name, at) => {
      const file = program(join(top, name, 'multi'), `#!/bin/sh\ncase "\${0##*/}" in\n${name})\n${sh(name)};;\nesac\n`)
      link(at, file)
    },
  ],
  [
    'sh: exec "/usr/lib/x/$(basename "$0")"',
    [],
    (name, at) => {
      program(join(top, name, 'lib', name), `#!/bin/sh\n${sh(name)}`)
      program(at, `#!/bin/sh\nexec "${join(top, name, 'lib')}/$(basename "$0")" "$@"\n`)
    },
  ],
  [
    'shim of a version manager',
    [],
    (name, at) => {
      program(join(top, name, 'versions/1.2.3/bin', name), `#!/bin/sh\n${sh(name)}`)
      program(
        join(top, name, 'libexec/rbenv'),
        `#!/bin/sh\nshift\nname="$1"\nshift\nexec "$(dirname "$0")/../versions/1.2.3/bin/$name" "$@"\n`,
      )
      program(
        join(top, name, 'shims', name),
        `#!/usr/bin/env bash\nset -e\nprogram="\${0##*/}"\nexport RBENV_ROOT="${join(top, name)}"\nexec "${join(top, name, 'libexec/rbenv')}" exec "$program" "$@"\n`,
      )
      return at && join(top, name, 'shims')
    },
  ],
]

const jar = name => {
  const at = join(top, name)
  const source = `public class Tool { public static void main(String[] a) { System.out.println(${JSON.stringify(json(name))}); } }\n`
  execFileSync('javac', ['-d', join(at, 'classes'), write(join(at, 'Tool.java'), source)])
  write(join(at, 'manifest.txt'), 'Main-Class: Tool\n')
  execFileSync('jar', ['cfm', join(at, 'tool.jar'), join(at, 'manifest.txt'), '-C', join(at, 'classes'), '.'])
}

const built = []
const directories = new Set([bin])
for (const [at, [form, needs, build]] of FORMS.entries()) {
  const name = `tool${String(at + 1).padStart(2, '0')}`
  const missing = needs.filter(it => !has[it])
  if (missing.length > 0) {
    built.push({ name, form, skipped: missing.join(', ') })
    continue
  }
  const elsewhere = build(name, join(bin, name))
  if (typeof elsewhere === 'string' && elsewhere.endsWith('shims')) directories.add(elsewhere)
  built.push({ name, form })
}

const { NODE_EXTRA_CA_CERTS: _, PATH } = process.env
const env = {
  PATH: [...directories, dirname(process.execPath), PATH].join(':'),
  HOME: home,
  LANG: 'C.UTF-8',
  XDG_DATA_HOME: join(home, 'data'),
  XDG_CACHE_HOME: join(home, 'cache'),
  XDG_CONFIG_HOME: join(home, 'config'),
}
const atip = join(import.meta.dirname, '..', 'bin', 'atip.cjs')
const scan = (...argv) =>
  JSON.parse(
    execFileSync(process.execPath, [atip, 'scan', ...directories, '--json', '--timeout', '20s', ...argv], {
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    }),
  )

const would = new Set(scan('--dry-run').wouldRun.map(it => it.slice(it.lastIndexOf('/') + 1)))
const result = scan()
const added = new Set(result.added)
for (const { name, form, skipped } of built) {
  const outcome =
    skipped !== undefined
      ? `skipped: needs ${skipped}`
      : added.has(name)
        ? 'found'
        : would.has(name)
          ? 'MISSED: run, did not answer'
          : 'MISSED: not run'
  console.log(name, outcome.padEnd(10), form)
}
const tried = built.filter(it => it.skipped === undefined)
console.log(
  `found ${tried.filter(it => added.has(it.name)).length} of ${tried.length}${tried.length < FORMS.length ? ` (${FORMS.length - tried.length} skipped)` : ''}`,
)
console.log(`${result.executed} run, ${result.elapsedMs.toFixed(0)} ms; ${JSON.stringify(result.settled)}`)
