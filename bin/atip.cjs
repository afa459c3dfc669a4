#!/usr/bin/env node
'use strict'
const { closeSync, existsSync, fstatSync, openSync, readSync, statSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')

const packageDir = dirname(__dirname)
/** One small file for each command that is called all day; everything else, and every unusual form of these, is the whole program. */
const HOT_DIRECTORY = `${packageDir}/dist/fast`

/** The bytes of a file, by the very functions that everything else is read with later: each has to be compiled at its first use. */
const bytesOf = file => {
  const descriptor = openSync(file)
  const buffer = Buffer.allocUnsafeSlow(fstatSync(descriptor).size)
  for (let at = 0, got = 1; got > 0 && at < buffer.length; at += got) got = readSync(descriptor, buffer, at, buffer.length - at, null)
  closeSync(descriptor)
  return buffer
}

/**
 * CRC-32 by Node's own zlib, without the module around it, whose loading takes an eighth of a start; SHA-256 is longer at it than the bytecode
 * saves. Against bits that change by themselves it is enough: who can write here needs no bytecode. Undefined: this Node has none.
 */
const checksum = () => {
  try {
    return process.binding('zlib').crc32
  } catch {
    return undefined
  }
}

/** The build ends each file with the checksum of what stands before it: a comment of this length. */
const MARK = '\n//12345678'.length

/** Which Node this is: version, file, size and age in seconds. As in scripts/code-cache.cjs. */
const thisNode = () => {
  const { size, mtimeMs } = statSync(process.execPath)
  return Buffer.from(`${process.version} ${process.arch} ${process.execPath} ${size} ${Math.trunc(mtimeMs / 1000)}`)
}

/**
 * Bytecode, followed by the checksums of what it belongs to, the source and then the Node that made it, and of itself; undefined: it is not what the
 * build made of this source for this Node.
 */
const bytecodeOf = (file, crc, source) => {
  try {
    const bytes = bytesOf(file)
    const end = bytes.length - 8
    const data = bytes.subarray(0, end)
    return bytes.readUInt32LE(end) === crc(thisNode(), source) && bytes.readUInt32LE(end + 4) === crc(data, 0) ? data : undefined
  } catch {
    return undefined
  }
}

/** What was loaded, by its file: files of the whole program require each other. */
const modules = new Map()

/**
 * Loads a file of the build with the bytecode that was left beside it. V8 ignores bytecode that another version of it made, and believes all other:
 * one wrong bit in it ends the process by a signal, or worse, and so does the bytecode of another Node with the same V8 (that of 20.20 ends 20.19).
 * What is not intact, or another Node's, is not used, and the source is compiled; a source that is not intact is not run at all, since a wrong bit
 * in it can be another verdict.
 */
const load = file => {
  const known = modules.get(file)
  if (known !== undefined) return known.exports
  const crc = checksum()
  if (crc === undefined) return require(file)
  const bytes = bytesOf(file)
  const end = bytes.length - MARK
  const sum = crc(bytes.subarray(0, Math.max(end, 0)), 0)
  if (bytes.latin1Slice(Math.max(end, 0)) !== `\n//${sum.toString(16).padStart(8, '0')}`)
    throw new Error(`${file} is damaged; install atip anew`)
  const cachedData = bytecodeOf(`${file}.cache`, crc, sum)
  const source = `(function (exports, require, module, __filename, __dirname) {${bytes.toString()}\n})`
  const loaded = { exports: {} }
  modules.set(file, loaded)
  const directory = dirname(file)
  // another file of the build, or a module of Node's
  const inner = path => (path.startsWith('.') ? load(join(directory, path)) : require(path))
  new Script(source, { filename: file, cachedData }).runInThisContext()(loaded.exports, inner, loaded, file, directory)
  return loaded.exports
}

const words = process.argv.slice(2)

// harnesses take 2 as a refusal, and run the command on any other failure
const BROKEN = words.includes('hook') ? 2 : 70
process.on('uncaughtException', error => {
  process.exitCode = BROKEN
  process.stderr.write(`atip could not do its work: ${error instanceof Error ? error.message : String(error)}\n`)
})

/** The file of the command, which nearly always stands first and is called as its file; else what the build knows of all names tells. */
const bundleOf = ([first = '']) =>
  /^[a-z]+$/.test(first) && existsSync(`${HOT_DIRECTORY}/${first}.cjs`) ? first : load(`${HOT_DIRECTORY}/demand/bundles.cjs`).find(words)

const bundle = bundleOf(words)
const taken = bundle !== undefined && load(`${HOT_DIRECTORY}/${bundle}.cjs`).start(packageDir)
if (!taken) load(`${packageDir}/dist/main.cjs`).start(packageDir)
