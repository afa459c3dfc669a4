import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from 'fast-check'
import type { IProperty } from 'fast-check'
import type { LanguageReading } from '../../src/languages/language.ts'

/** A reading in one line, as the tables write it: `-` for no acts, `?` for unknown, `*` for what is computed at run time. */
export const inShort = (reading: LanguageReading): string => {
  if (reading.kind === 'unknown') return '?'
  const acts = reading.acts.map(act => {
    switch (act.kind) {
      case 'read-file':
        return `read ${act.path ?? '*'}`
      case 'write-file':
        return `write ${act.path ?? '*'}`
      case 'execute':
        return `run ${act.text ?? '*'}`
      case 'modify':
        return act.destructive ? 'destroy' : 'modify'
      default:
        return act.kind
    }
  })
  return acts.length === 0 ? '-' : acts.join(', ')
}

/** The smallest value that a property does not hold for; null if there is none. */
export const counterexample = <T>(property: IProperty<T>): T | null => check(property).counterexample

/** Whether a program is there to compare with; the tests that need it are skipped otherwise. */
export const installed = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs a text for real, in an empty directory of its own with one small input, and tells which files it left there. */
export const filesLeftBy = (command: readonly string[], input: string): readonly string[] => {
  const directory = mkdtempSync(join(tmpdir(), 'atip-languages-'))
  try {
    writeFileSync(join(directory, 'in'), input)
    const [program, ...rest] = command
    spawnSync(program!, [...rest, 'in'], { cwd: directory, timeout: 5000, stdio: 'ignore', env: { PATH: process.env['PATH'] } })
    return readdirSync(directory).filter(name => name !== 'in')
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Whether a reading allows for these files: each is named in it, or something in it is computed. */
export const foresees = (reading: LanguageReading, files: readonly string[]): boolean => {
  if (reading.kind === 'unknown' || files.length === 0) return true
  if (reading.acts.some(act => act.kind === 'execute')) return true
  const paths = new Set(reading.acts.flatMap(act => (act.kind === 'write-file' ? [act.path] : [])))
  return files.every(file => paths.has(file) || paths.has(undefined))
}
