// What tools know of themselves by other ways than their help: completion, introspection, synopsis. For bench/generate.mjs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A reference: options by command path (words without the tool's name, joined by blanks; '' is the tool), each flag with whether it takes a value, null when the source does not say. */
const make = () => ({ commands: new Set(), options: new Map() })

const put = (reference, path, flag, value) => {
  if (!reference.options.has(path)) reference.options.set(path, new Map())
  reference.options.get(path).set(flag, value)
}

const runner =
  home =>
  (file, argv, env = {}) => {
    const result = spawnSync(file, argv, {
      encoding: 'utf8',
      timeout: 30_000,
      cwd: home,
      input: '',
      maxBuffer: 1 << 26,
      env: {
        PATH: process.env.PATH,
        HOME: home,
        LANG: 'C.UTF-8',
        NO_COLOR: '1',
        TERM: 'dumb',
        RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(process.env.HOME ?? '', '.rustup'),
        ...env,
      },
    })
    return result.stdout ?? ''
  }

const numbers = version => (/\d+(?:\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number)

const isOlder = (version, than) => {
  const [a, b] = [numbers(version), numbers(than)]
  const at = [0, 1, 2, 3].find(it => (a[it] ?? 0) !== (b[it] ?? 0))
  return at !== undefined && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Whether the texts of the described version can name it at all. */
const isTold = (it, version) =>
  it['x-hidden'] !== true &&
  it['x-plugin'] === undefined &&
  !(it['x-since'] !== undefined && isOlder(version, it['x-since'])) &&
  !(it['x-until'] !== undefined && isOlder(it['x-until'], version))

/** The tree of a shim, with what stands above a command counted for it; what it says is hidden, or of other versions, is left out. */
export const ofDocument = document => {
  const reference = make()
  const version = document['x-checked']?.version ?? document.version
  const walk = (node, path) => {
    for (const option of (node.options ?? []).filter(it => isTold(it, version))) {
      // whether the next word is its value
      const value = option['x-value'] === undefined ? (option.type ?? 'boolean') !== 'boolean' : option['x-value'] === 'required'
      for (const flag of option.flags) put(reference, path, flag, value)
    }
    for (const [name, child] of Object.entries(node.commands ?? {})) {
      if (name.includes('*') || !isTold(child, version)) continue
      const below = path === '' ? name : `${path} ${name}`
      reference.commands.add(below)
      walk(child, below)
    }
  }
  walk({ ...document, options: [...(document.options ?? []), ...(document.globalOptions ?? [])] }, '')
  return reference
}

const shimOf = (tool, shims) => {
  const file = join(shims, `${tool}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** cobra: groups are taken from the shipped shim, so that operands are never completed; names and flags come from the program. */
const cobra = (tool, run, shims) => {
  const reference = make()
  const groups = ['']
  const walk = (node, path) => {
    for (const [name, child] of Object.entries(node.commands ?? {})) {
      const below = path === '' ? name : `${path} ${name}`
      if (child.commands !== undefined) groups.push(below)
      walk(child, below)
    }
  }
  walk(shimOf(tool, shims) ?? {}, '')
  const listed = (words, last) =>
    run(tool, ['__complete', ...words, last])
      .split('\n')
      .filter(it => it !== '' && !it.startsWith(':'))
      .map(it => it.split('\t')[0])
  for (const group of groups) {
    const words = group === '' ? [] : group.split(' ')
    for (const name of listed(words, '')) if (/^[a-z][\w-]*$/.test(name)) reference.commands.add([...words, name].join(' '))
  }
  for (const path of ['', ...reference.commands]) {
    const words = path === '' ? [] : path.split(' ')
    const flags = listed(words, '-').filter(it => it.startsWith('-'))
    for (const flag of flags) put(reference, path, flag.replace(/=$/, ''), null)
  }
  return reference
}

const git = run => {
  const reference = make()
  // what the others are made of is not called by people, and has no help
  const hidden =
    /--|^(?:credential-.*|remote-(?:https?|ftps?|ext|fd)|upload-.*|.*-helper|sh-.*|fsmonitor-.*|receive-pack|web--browse|add--interactive|mailinfo|mailsplit|version|help)$/
  for (const name of run('git', [
    '--list-cmds=list-mainporcelain,list-ancillarymanipulators,list-ancillaryinterrogators,list-foreignscminterface,list-plumbingmanipulators,list-plumbinginterrogators',
  ]).split('\n')) {
    if (name !== '' && !hidden.test(name)) reference.commands.add(name)
  }
  for (const name of reference.commands) {
    for (const word of run('git', [name, '--git-completion-helper']).split(/\s+/)) {
      // behind it are the opposites
      if (word === '--') break
      if (/^--[a-z]/.test(word)) put(reference, name, word.replace(/=$/, ''), word.endsWith('='))
    }
  }
  return reference
}

const terraform = run => {
  const reference = make()
  const complete = line =>
    run('terraform', [], { COMP_LINE: line, CHECKPOINT_DISABLE: '1' })
      .split('\n')
      .filter(it => it !== '')
  const walk = (path, depth) => {
    const names = complete(`terraform ${path === '' ? '' : `${path} `}`).filter(it => /^[a-z][a-z-]+$/.test(it))
    for (const name of names) {
      const below = path === '' ? name : `${path} ${name}`
      // a leaf completes its operands, the workspaces and the like
      if (depth > 0 && !['state', 'workspace', 'providers', 'metadata', 'login'].includes(path.split(' ')[0])) continue
      if (path === 'workspace select' || path === 'workspace delete') continue
      reference.commands.add(below)
      if (depth < 1) walk(below, depth + 1)
    }
    for (const flag of complete(`terraform ${path === '' ? '' : `${path} `}-`)) if (flag.startsWith('-')) put(reference, path, flag, null)
  }
  walk('', 0)
  return reference
}

const npm = run => {
  const reference = make()
  const script = `
    const { join, dirname } = require('node:path'); const { realpathSync } = require('node:fs')
    const root = dirname(dirname(realpathSync(process.argv[1])))
    const { commands } = require(join(root, 'lib/utils/cmd-list.js'))
    const { definitions, shorthands } = require(join(root, 'node_modules/@npmcli/config/lib/definitions'))
    const out = {}
    for (const name of commands) {
      let params; try { params = require(join(root, 'lib/commands', name + '.js')).params } catch { /* a directory of subcommands */ }
      out[name] = (params ?? []).map(p => [p, ![].concat(definitions[p]?.type).every(t => t === Boolean || t === null || t === true || t === false)])
    }
    console.log(JSON.stringify(out))`
  const path = run('sh', ['-c', 'command -v npm']).trim()
  for (const [name, params] of Object.entries(JSON.parse(run('node', ['-e', script, path])))) {
    reference.commands.add(name)
    for (const [param, value] of params) put(reference, name, `--${param}`, value)
  }
  return reference
}

const PIP = `
import json
from pip._internal.commands import commands_dict, create_command
from pip._internal.cli.main_parser import create_main_parser
out = {'': [[f, bool(o.takes_value())] for o in create_main_parser().option_list_all if o.help != 'SUPPRESSHELP' for f in o._short_opts + o._long_opts]}
for name in commands_dict:
    out[name] = [[f, bool(o.takes_value())] for o in create_command(name).parser.option_list_all if o.help != 'SUPPRESSHELP' for f in o._short_opts + o._long_opts]
print(json.dumps(out))`

const BLACK = `
import json, black
print(json.dumps({'': [[f, not (p.is_flag or p.count)] for p in black.main.params if p.param_type_name == 'option' and not p.hidden for f in p.opts + p.secondary_opts]}))`

const MYPY = `
import json, argparse
seen = []
original = argparse.ArgumentParser.parse_args
def spy(self, *a, **k):
    seen.append(self); raise SystemExit
argparse.ArgumentParser.parse_args = spy
import mypy.main
try: mypy.main.process_options(['x'])
except SystemExit: pass
print(json.dumps({'': [[f, a.nargs != 0] for a in seen[0]._actions if a.help != '==SUPPRESS==' for f in a.option_strings]}))`

/** Parsers of Python programs, asked by Python itself. */
const python = (program, interpreter) => run => {
  const reference = make()
  for (const [path, flags] of Object.entries(JSON.parse(run(interpreter, ['-c', program])))) {
    if (path !== '') reference.commands.add(path)
    for (const [flag, value] of flags) put(reference, path, flag, value)
  }
  return reference
}

/** GNU argp prints every option in its synopsis. */
const argp = tool => run => {
  const reference = make()
  const text = run(tool, ['--usage'], { ARGP_HELP_FMT: 'rmargin=10000' })
  for (const [, cluster] of text.matchAll(/\[-([A-Za-z0-9?]{3,})\]/g)) for (const letter of cluster) put(reference, '', `-${letter}`, false)
  for (const [, flag, value] of text.matchAll(/\[(--[a-z][\w-]*|-[A-Za-z])(=|\[=| )?/g)) put(reference, '', flag, value !== undefined)
  return reference
}

const systemctl = () => {
  const reference = make()
  const text = readFileSync('/usr/share/bash-completion/completions/systemctl', 'utf8')
  const list = name =>
    new RegExp(`\\[${name}\\]='([^']*)'`)
      .exec(text)?.[1]
      .split(/\s+/)
      .filter(it => it !== '') ?? []
  // `--legend=no` is a flag with one of its values
  for (const flag of list('STANDALONE')) put(reference, '', flag.replace(/=.*/, ''), flag.includes('='))
  for (const flag of list('ARG')) put(reference, '', flag, true)
  const verbs = /local -A VERBS=\(([^]*?)\n {4}\)/.exec(text)?.[1] ?? ''
  for (const [, names] of verbs.matchAll(/='([^']*)'/g))
    for (const name of names.split(/\s+/)) if (/^[a-z][\w-]+$/.test(name)) reference.commands.add(name)
  return reference
}

/** The name of each reference, and how it is made. What has none is compared with the shipped shim alone. */
export const REFERENCES = {
  git: ['--git-completion-helper', run => git(run)],
  gh: ['__complete', (run, shims) => cobra('gh', run, shims)],
  kubectl: ['__complete', (run, shims) => cobra('kubectl', run, shims)],
  docker: ['__complete', (run, shims) => cobra('docker', run, shims)],
  terraform: ['COMP_LINE', run => terraform(run)],
  npm: ['its own tables', run => npm(run)],
  pip: ['optparse', python(PIP, 'python3')],
  black: ['click', python(BLACK, '/usr/bin/python3')],
  mypy: ['argparse', python(MYPY, '/usr/bin/python3')],
  tar: ['argp --usage', argp('tar')],
  systemctl: ['bash completion', () => systemctl()],
}

export { runner }
