import { chmodSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { settleClock } from '../helpers/programs.ts'
import type { ScanResult } from '../helpers/programs.ts'
import { workspace } from '../helpers/workspace.ts'

/** A directory whose path does not hold the key: launchers name what they start, and the workspace's path would be evidence. */
interface Yard {
  readonly dir: string
  readonly bin: string
  readonly file: (path: string, text: string | Uint8Array) => string
  readonly program: (path: string, text: string) => string
  readonly link: (path: string, target: string) => void
  readonly scan: (...argv: readonly string[]) => Promise<ScanResult>
}

const made: string[] = []

afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true })
})

const yard = (): Yard => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'yard-')))
  made.push(dir)
  const bin = join(dir, 'bin')
  mkdirSync(bin)
  const machine = workspace()
  const file = (path: string, text: string | Uint8Array): string => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
    return join(dir, path)
  }
  return {
    dir,
    bin,
    file,
    program: (path, text) => {
      chmodSync(file(path, text), 0o755)
      return join(dir, path)
    },
    link: (path, target) => {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      symlinkSync(target, join(dir, path))
    },
    scan: async (...argv) => {
      await settleClock()
      const env = { PATH: `${bin}:/usr/bin:/bin`, HOME: join(dir, 'home') }
      const run = await machine.atip(['scan', bin, '--json', '--timeout', '20s', ...argv], { env })
      expect(run.stderr).toBe('')
      return run.json<ScanResult>()
    },
  }
}

const manifest = (name: string, more: Readonly<Record<string, unknown>> = {}): string => JSON.stringify({ name, ...more })

/** A zip archive of one entry, as `jar` writes them. */
const archive = (name: string, content: string): Buffer => {
  const packed = deflateRawSync(Buffer.from(content))
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(content.length, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

const SPEAKS = {
  js: 'console.log(\'{"atip": 1}\')\n',
  py: 'print(\'{"atip": 1}\')\n',
  rb: 'puts \'{"atip": 1}\'\n',
  sh: '#!/bin/sh\necho atip\n',
}

/** Each makes bin/crane in one form; the key stands only in what it leads to, in the place that is given. */
const FORMS: Readonly<Record<string, (it: Yard, key: boolean) => void>> = {
  'an npm bin that requires ../dist': (it, key) => {
    it.file('lib/node_modules/crane/package.json', manifest('crane', { bin: 'bin/crane.js' }))
    it.program('lib/node_modules/crane/bin/crane.js', "#!/usr/bin/env node\nrequire('../dist/cli')\n")
    it.file('lib/node_modules/crane/dist/cli.js', key ? SPEAKS.js : '')
    it.link('bin/crane', '../lib/node_modules/crane/bin/crane.js')
  },
  'an npm bin whose package loads a file by a name that it makes up': (it, key) => {
    it.file('lib/node_modules/@dock/crane/package.json', manifest('@dock/crane'))
    it.program('lib/node_modules/@dock/crane/crane.mjs', "#!/usr/bin/env node\nimport(`./chunks/${'a' + 1}.mjs`)\n")
    it.file('lib/node_modules/@dock/crane/chunks/a1.mjs', key ? SPEAKS.js : '')
    it.link('bin/crane', '../lib/node_modules/@dock/crane/crane.mjs')
  },
  'a small npm bin that starts another package': (it, key) => {
    it.file('lib/node_modules/crane/package.json', manifest('crane'))
    it.program('lib/node_modules/crane/crane.js', "#!/usr/bin/env node\nrequire('crane-core/run')\n")
    it.file('lib/node_modules/crane-core/package.json', manifest('crane-core'))
    it.file('lib/node_modules/crane-core/run.js', key ? SPEAKS.js : '')
    it.link('bin/crane', '../lib/node_modules/crane/crane.js')
  },
  'a node script of no package that imports its neighbours': (it, key) => {
    it.program('bin/crane', "#!/usr/bin/env node\nimport '../tools/one.mjs'\n")
    it.file('tools/one.mjs', "export * from './two.mjs'\n")
    it.file('tools/two.mjs', key ? SPEAKS.js : '')
  },
  'a shim of pnpm': (it, key) => {
    it.file('global/node_modules/crane/package.json', manifest('crane'))
    it.file('global/node_modules/crane/cli.js', "require('./lib')\n")
    it.file('global/node_modules/crane/lib/index.js', key ? SPEAKS.js : '')
    it.program(
      'bin/crane',
      '#!/bin/sh\nbasedir=$(dirname "$(echo "$0" | sed -e \'s,\\\\,/,g\')")\ncase `uname` in *CYGWIN*) basedir=`cygpath -w "$basedir"`;; esac\nif [ -x "$basedir/node" ]; then\n  exec "$basedir/node" "$basedir/../global/node_modules/crane/cli.js" "$@"\nelse\n  exec node "$basedir/../global/node_modules/crane/cli.js" "$@"\nfi\n',
    )
  },
  'a console script of a virtual environment': (it, key) => {
    it.file('venv/lib/python3.11/site-packages/crane/__init__.py', '')
    it.file('venv/lib/python3.11/site-packages/crane/cli.py', key ? SPEAKS.py : '')
    it.program('bin/crane', `#!${it.dir}/venv/bin/python\nimport sys\nfrom crane.cli import main\nsys.exit(main())\n`)
  },
  'a link to the stub that pipx made': (it, key) => {
    it.file('pipx/crane/lib/python3.12/site-packages/crane/__init__.py', key ? SPEAKS.py : '')
    it.program('pipx/crane/bin/crane', `#!${it.dir}/pipx/crane/bin/python\nimport sys\nimport crane\nsys.exit(crane.main())\n`)
    it.link('bin/crane', '../pipx/crane/bin/crane')
  },
  'load_entry_point with the module in the metadata': (it, key) => {
    it.file('venv/lib/python3.11/site-packages/crane_tool-2.1.dist-info/entry_points.txt', '[console_scripts]\ncrane = lifting.main:run\n')
    it.file('venv/lib/python3.11/site-packages/lifting/__init__.py', '')
    it.file('venv/lib/python3.11/site-packages/lifting/main.py', key ? SPEAKS.py : '')
    it.program('bin/crane', `#!${it.dir}/venv/bin/python\nload_entry_point('crane-tool==2.1', 'console_scripts', 'crane')()\n`)
  },
  'an editable installation': (it, key) => {
    it.file('venv/lib/python3.11/site-packages/_crane.pth', `${it.dir}/code/src\n`)
    it.file('code/src/crane/__init__.py', key ? SPEAKS.py : '')
    it.program('bin/crane', `#!${it.dir}/venv/bin/python\nfrom crane import main\nmain()\n`)
  },
  'python -m behind exec': (it, key) => {
    it.file('venv/lib/python3.11/site-packages/crane/__main__.py', key ? SPEAKS.py : '')
    it.program('bin/crane', `#!/bin/sh\nexec "${it.dir}/venv/bin/python3" -I -m crane "$@"\n`)
  },
  'runpy with a module beside the script': (it, key) => {
    it.program('app/crane', "#!/usr/bin/env python3\nimport runpy\nrunpy.run_module('cranelib', run_name='__main__')\n")
    it.file('app/cranelib/__main__.py', key ? SPEAKS.py : '')
    it.link('bin/crane', '../app/crane')
  },
  'a stub of a gem': (it, key) => {
    it.program('gems/bin/crane', "#!/usr/bin/env ruby\nrequire 'rubygems'\nload Gem.activate_bin_path('crane', 'crane', '>= 0.a')\n")
    it.program('gems/gems/crane-1.2.0/exe/crane', "#!/usr/bin/env ruby\nrequire 'crane/cli'\n")
    it.file('gems/gems/crane-1.2.0/lib/crane/cli.rb', key ? SPEAKS.rb : '')
    it.link('bin/crane', '../gems/bin/crane')
  },
  'require_relative in Ruby': (it, key) => {
    it.program('bin/crane', "#!/usr/bin/env ruby\nrequire_relative '../lib/crane'\n")
    it.file('lib/crane.rb', key ? SPEAKS.rb : '')
  },
  'a jar beside a wrapper': (it, key) => {
    it.file('lib/crane.jar', archive('Crane.class', key ? 'the key atip stands in it' : 'nothing'))
    it.program('bin/crane', '#!/bin/sh\nexec java -Xmx1g -jar "$(cd "$(dirname "$0")/.." && pwd)/lib/crane.jar" "$@"\n')
  },
  'a class path with a wild card and words put before "$@"': (it, key) => {
    it.file('lib/crane.jar', archive('Crane.class', key ? 'the key atip stands in it' : 'nothing'))
    it.program(
      'bin/crane',
      '#!/bin/sh\napp_path=$0\nAPP_HOME=$( cd -P "${app_path%"${app_path##*/}"}.." > /dev/null && printf \'%s\\n\' "$PWD" ) || exit\nJAVACMD=${JAVA_HOME:-/usr}/bin/java\nset -- -classpath "$APP_HOME/lib/*" dock.Crane "$@"\nexec "$JAVACMD" "$@"\n',
    )
  },
  'exec with a variable': (it, key) => {
    it.program('lib/crane', key ? SPEAKS.sh : '#!/bin/sh\n')
    it.program('bin/crane', `#!/bin/sh\nDIR=${it.dir}/lib # where it lies\nexport DIR\nexec "$DIR/crane" "$@"\n`)
  },
  'exec with ${0%/*}': (it, key) => {
    it.program('lib/crane', key ? SPEAKS.sh : '#!/bin/sh\n')
    it.program('bin/crane', '#!/bin/sh\nexec "${0%/*}/../lib/crane" ${1+"$@"}\n')
  },
  'BASH_SOURCE through two links': (it, key) => {
    it.program('app/lib/crane', key ? SPEAKS.sh : '#!/bin/sh\n')
    it.program(
      'app/bin/crane',
      '#!/usr/bin/env bash\nHERE="$( cd -- "$( dirname -- "$(readlink -f "${BASH_SOURCE[0]}")" )" &> /dev/null && pwd )"\n"${HERE}/../lib/crane" "$@"\n',
    )
    it.link('current', 'app')
    it.link('bin/crane', '../current/bin/crane')
  },
  'a bare name on PATH': (it, key) => {
    it.program('bin/crane-real', key ? SPEAKS.sh : '#!/bin/sh\n')
    it.program('bin/crane', '#!/bin/sh\nexec env LC_ALL=C crane-real "$@"\n')
  },
  'the last command of a wrapper': (it, key) => {
    it.program('lib/crane', key ? SPEAKS.sh : '#!/bin/sh\n')
    it.program('bin/crane', `#!/bin/sh\n# starts it\n${it.dir}/lib/crane --verbose "$@"\n`)
  },
  'a library of the shell': (it, key) => {
    it.file('share/crane/common.sh', key ? 'answer() { echo atip; }\n' : '')
    it.program('bin/crane', '#!/bin/sh\n. "$(dirname "$0")/../share/crane/common.sh"\nanswer "$@"\n')
  },
  'a file with the answer': (it, key) => {
    it.file('share/crane.json', key ? '{"atip": "0.1"}' : '{}')
    it.program('bin/crane', '#!/bin/sh\n[ "$1" = --agent ] && exec cat "${0%/*}/../share/crane.json"\nexit 1\n')
  },
  'a module of Perl': (it, key) => {
    it.program('bin/crane', '#!/usr/bin/perl\nuse strict;\nuse App::Crane;\nApp::Crane->run;\n')
    it.file('lib/App/Crane.pm', key ? 'package App::Crane; sub run { print \'{"atip":1}\' } 1;\n' : '')
  },
  'a text of two languages that starts itself': (it, key) => {
    it.program('app/crane', '#!/bin/sh\n":" //; exec node --no-warnings "$0" "$@"\nrequire("./main.js")\n')
    it.file('app/main.js', key ? SPEAKS.js : '')
    it.link('bin/crane', '../app/crane')
  },
  'a language that is not read': (it, key) => {
    it.program('bin/crane', "#!/usr/bin/env php\n<?php require __DIR__ . '/../lib/crane.php';\n")
    it.file('lib/crane.php', key ? 'echo json_encode(["atip" => 1]);' : '')
  },
  'os.execv of a joined path': (it, key) => {
    it.program('lib/crane', key ? SPEAKS.sh : '#!/bin/sh\n')
    it.program(
      'bin/crane',
      "#!/usr/bin/env python3\nimport os, sys\nhere = os.path.dirname(__file__)\nos.execv(os.path.join(here, '..', 'lib', 'crane'), sys.argv)\n",
    )
  },
  'a variable with a value by default, and a line that goes on': (it, key) => {
    it.program('lib/crane', key ? SPEAKS.sh : '#!/bin/sh\n')
    it.program(
      'bin/crane',
      '#!/bin/sh\n: "${ROOT:=$(dirname "$(dirname "$(realpath "$0")")")}"\nLIB="${CRANE_LIB:-$ROOT/lib}"\nexec ${LIB}/crane \\\n  --color \\\n  "$@"\n',
    )
  },
  'a wrapper of fish': (it, key) => {
    it.program('lib/crane', key ? SPEAKS.sh : '#!/bin/sh\n')
    it.program('bin/crane', `#!/usr/bin/env fish\nexec ${it.dir}/lib/crane $argv\n`)
  },
  'a wrapper around a wrapper': (it, key) => {
    it.program('bin/crane', `#!/bin/sh\nexec ${it.dir}/venv/bin/crane "$@"\n`)
    it.program('venv/bin/crane', `#!${it.dir}/venv/bin/python\nfrom crane import main\nmain()\n`)
    it.file('venv/lib/python3.11/site-packages/crane.py', key ? SPEAKS.py : '')
  },
}

const wouldRun = async (it: Yard): Promise<readonly string[]> => (await it.scan('--dry-run')).wouldRun

describe.each(Object.entries(FORMS))('%s', (_, build) => {
  test('is run where the key stands in what it leads to, and settled as followed where it does not', async () => {
    const [speaking, silent] = [yard(), yard()]
    build(speaking, true)
    build(silent, false)
    expect(await wouldRun(speaking)).toContain(join(speaking.bin, 'crane'))
    const result = await silent.scan('--dry-run')
    expect(result.wouldRun).toEqual([])
    expect(result.settled?.['followed']).toBe(1)
  })
})

describe('a launcher is not followed to', () => {
  const cases: readonly { readonly what: string; readonly build: (it: Yard) => void }[] = [
    {
      what: 'a program that does not get its words',
      build: it => {
        it.program('lib/winch', SPEAKS.sh)
        it.program('bin/crane', `#!/bin/sh\nexec ${it.dir}/lib/winch --start\n`)
      },
    },
    {
      what: 'a tool of its trade',
      build: it => {
        it.program('lib/winch', SPEAKS.sh)
        it.link('bin/winch', '../lib/winch')
        it.program('bin/crane', '#!/bin/sh\nwinch "$@" || exit 1\necho done\n')
      },
    },
    {
      what: 'a program of the skip list',
      build: it => {
        it.program('bin/reboot', SPEAKS.sh)
        it.program('bin/crane', '#!/bin/sh\nexec reboot "$@"\n')
      },
    },
    {
      what: 'a package inside its package',
      build: it => {
        it.file('lib/node_modules/crane/package.json', manifest('crane'))
        it.program('lib/node_modules/crane/crane.js', "#!/usr/bin/env node\nrequire('./main')\n")
        it.file('lib/node_modules/crane/main.js', '')
        it.file('lib/node_modules/crane/node_modules/winch/index.js', SPEAKS.js)
        it.link('bin/crane', '../lib/node_modules/crane/crane.js')
      },
    },
    {
      what: 'the whole project that its package.json is of',
      build: it => {
        it.file('package.json', manifest('dockyard'))
        it.program('bin/crane', "#!/usr/bin/env node\nrequire('./winch')\n")
        it.file('other/thing.js', SPEAKS.js)
      },
    },
    {
      what: 'a longer word that holds the letters',
      build: it => {
        it.program('bin/crane', '#!/bin/sh\nexec "${0%/*}/../lib/words" "$@"\n')
        it.program('lib/words', '#!/bin/sh\n: datatip datatips\n')
      },
    },
  ]
  test.each(cases)('$what', async ({ build }) => {
    const it = yard()
    build(it)
    expect(await wouldRun(it)).not.toContain(join(it.bin, 'crane'))
  })
})

test('a program that takes --agent as an order is never run, however far behind a launcher', async () => {
  const it = yard()
  it.program('bin/crane', `#!/bin/sh\n# atip\nexec ${it.dir}/venv/bin/crane "$@"\n`)
  it.program('venv/bin/crane', `#!${it.dir}/venv/bin/python\nfrom crane import main\nmain()\n`)
  it.file('venv/lib/python3.11/site-packages/crane.py', 'import toolable # atip\n')
  for (const argv of [[], ['--probe', 'all'], ['--tool', 'crane']]) {
    const result = await it.scan('--dry-run', ...argv)
    expect(result).toMatchObject({ wouldRun: [], settled: { toolable: 1 } })
  }
})

describe('what a launcher leads to and cannot be read is unknown:', () => {
  const cases: readonly { readonly what: string; readonly content: Uint8Array }[] = [
    { what: 'a jar that is cut off', content: archive('Crane.class', 'nothing').subarray(0, 60) },
    { what: 'a jar that is no archive inside', content: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]) },
    { what: 'a compressed file', content: Buffer.from([0x1f, 0x8b, 8, 0]) },
  ]
  test.each(cases)('$what', async ({ content }) => {
    const it = yard()
    it.file('lib/crane.jar', content)
    it.program('bin/crane', '#!/bin/sh\nexec java -jar "$(dirname "$0")/../lib/crane.jar" "$@"\n')
    expect(await it.scan('--dry-run')).toMatchObject({ wouldRun: [], settled: { opaque: 1 } })
    expect((await it.scan('--dry-run', '--tool', 'crane')).wouldRun).toEqual([join(it.bin, 'crane')])
  })
})

describe('a launcher that stays while its program changes', () => {
  const answer = (version: string): string =>
    `#!/bin/sh\necho '{"atip":"0.1","name":"crane","version":"${version}","description":"Lifts"}'\n`

  const wrapped = (text: string): Yard => {
    const it = yard()
    it.program('lib/crane', text)
    it.program('bin/crane', '#!/bin/sh\nexec "${0%/*}/../lib/crane" "$@"\n')
    return it
  }

  test('is not run again while nothing changes', async () => {
    const it = wrapped(answer('1.0.0'))
    expect(await it.scan()).toMatchObject({ executed: 1, added: ['atip', 'crane'] })
    expect(await it.scan()).toMatchObject({ executed: 0, written: 0 })
  })

  test('is asked again when the program is another one', async () => {
    const it = wrapped(answer('1.0.0'))
    await it.scan()
    it.program('lib/crane', answer('2.0.0'))
    expect(await it.scan()).toMatchObject({ executed: 1, changed: ['crane'] })
  })

  test('is asked when a program that did not speak has learnt to', async () => {
    const it = wrapped('#!/bin/sh\n')
    expect(await it.scan()).toMatchObject({ executed: 0, settled: { followed: 1 } })
    it.program('lib/crane.new', answer('1.0.0'))
    renameSync(join(it.dir, 'lib/crane.new'), join(it.dir, 'lib/crane'))
    expect(await it.scan()).toMatchObject({ executed: 1, added: ['crane'] })
  })

  test('is asked when a program that was not there has come', async () => {
    const it = wrapped('')
    rmSync(join(it.dir, 'lib/crane'))
    expect(await it.scan()).toMatchObject({ executed: 0 })
    it.program('lib/crane', answer('1.0.0'))
    expect(await it.scan()).toMatchObject({ executed: 1, added: ['crane'] })
  })
})

test('a hostile launcher costs no more than others: it names itself, deep words, and far too much', async () => {
  const it = yard()
  it.program('bin/loop', '#!/bin/sh\nexec "$0" "$@"\n')
  it.program('bin/ping', '#!/bin/sh\nexec "${0%/*}/pong" "$@"\n')
  it.program('bin/pong', '#!/bin/sh\nexec "${0%/*}/ping" "$@"\n')
  it.program('bin/deep', `#!/bin/sh\nexec ${'$(dirname '.repeat(3000)}"$@"\n`)
  it.program('bin/wide', `#!/bin/sh\n${Array.from({ length: 900 }, (_, at) => `A=$A$A${at}`).join('\n')}\nexec "$A/x" "$@"\n`)
  it.program('bin/open', `#!/bin/sh\nexec "${'${x:-'.repeat(2000)}"$@"\ncat <<EOF\n`)
  it.program('bin/quotes', `#!/usr/bin/env lua\n${`"${'a-'.repeat(900)}`.repeat(2)}\n`)
  expect(await it.scan('--dry-run')).toMatchObject({ wouldRun: [], executables: 7 })
})
