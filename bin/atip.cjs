#!/usr/bin/env node
'use strict'
const { readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')

// one small file for each command that is called all day; everything else, and every unusual form of these, is the whole program
const HOT = ['show', 'list', 'scan', 'check', 'hook', 'complete']

const packageDir = dirname(__dirname)

/** Loads a hot command with the bytecode that the build left beside it. V8 ignores bytecode that is not its own and compiles instead. */
const loadHot = name => {
  const file = join(packageDir, 'dist', 'fast', `${name}.cjs`)
  let cachedData
  try {
    cachedData = readFileSync(`${file}.cache`)
  } catch {
    return require(file)
  }
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`
  const loaded = { exports: {} }
  const inner = path => require(path.startsWith('.') ? join(packageDir, 'dist', 'fast', path) : path)
  new Script(source, { filename: file, cachedData }).runInThisContext()(loaded.exports, inner, loaded, file, dirname(file))
  return loaded.exports
}

const command = process.argv[2]

// harnesses take 2 as a refusal, and run the command on any other failure
const BROKEN = command === 'hook' ? 2 : 70
process.on('uncaughtException', error => {
  process.exitCode = BROKEN
  process.stderr.write(`atip could not do its work: ${error instanceof Error ? error.message : String(error)}\n`)
})

const taken = HOT.includes(command) && loadHot(command).start(packageDir)
if (!taken) require('../dist/main.cjs').start(packageDir)
