#!/usr/bin/env node
'use strict'
const { closeSync, fstatSync, openSync, readSync } = require('node:fs')
const { dirname } = require('node:path')
const { Script } = require('node:vm')

// one small file for each command that is called all day; everything else, and every unusual form of these, is the whole program
const HOT = ['show', 'list', 'scan', 'check', 'hook', 'complete']

const packageDir = dirname(__dirname)

/** The bytes of a file, by the very functions that everything else is read with later: each has to be compiled at its first use. */
const bytesOf = file => {
  const descriptor = openSync(file)
  const buffer = Buffer.allocUnsafeSlow(fstatSync(descriptor).size)
  for (let at = 0, got = 1; got > 0 && at < buffer.length; at += got) got = readSync(descriptor, buffer, at, buffer.length - at, null)
  closeSync(descriptor)
  return buffer
}

/** Loads a hot command with the bytecode that the build left beside it. V8 ignores bytecode that is not its own and compiles instead. */
const loadHot = name => {
  const directory = `${packageDir}/dist/fast`
  const file = `${directory}/${name}.cjs`
  let cachedData
  try {
    cachedData = bytesOf(`${file}.cache`)
  } catch {
    return require(file)
  }
  const source = `(function (exports, require, module, __filename, __dirname) {${bytesOf(file).toString()}\n})`
  const loaded = { exports: {} }
  const inner = path => require(path.startsWith('.') ? `${directory}/${path}` : path)
  new Script(source, { filename: file, cachedData }).runInThisContext()(loaded.exports, inner, loaded, file, directory)
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
