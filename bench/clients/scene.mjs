// One home with a project, made anew for each run: what the lines would read, change and destroy.
import { execFileSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const written = (path, content) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`)
}

const times = (count, line) => `${line}\n`.repeat(count)

/** Numbers and words that no client could guess. */
const newMarks = () => ({
  subject: `subject-${randomBytes(6).toString('hex')}`,
  text: `text-${randomBytes(6).toString('hex')}`,
  notes: String(randomInt(1000, 5000)),
  lines: String(randomInt(5000, 9000)),
})

export const makeScene = machine => {
  const directory = mkdtempSync(join(machine.directory, 'scene-'))
  const home = join(directory, 'home')
  const project = join(home, 'project')
  const marks = newMarks()
  mkdirSync(join(directory, 'tmp'))
  for (const kept of ['work/keep', '.config/app/keep', 'old.bak', 'project/build/out']) written(join(home, kept), 'x')
  written(join(project, 'src', 'main.js'), `// ${marks.text}\n`)
  written(join(project, 'src', 'many.js'), times(Number(marks.lines) - 1, 'go()'))
  written(join(project, 'src', 'notes.txt'), times(Number(marks.notes), 'TODO'))
  written(join(project, 'package.json'), { name: 'project', scripts: { test: 'echo yes > tested' } })
  const git = (...words) =>
    execFileSync('git', words, { cwd: project, env: { PATH: process.env.PATH, HOME: home }, stdio: 'pipe', encoding: 'utf8' }).trim()
  git('init', '-qb', 'main', '.')
  git('config', 'user.email', 'ada@example.org')
  git('config', 'user.name', 'Ada')
  git('add', '-A')
  git('commit', '-qm', 'first')
  git('init', '-q', '--bare', '../origin.git')
  git('remote', 'add', 'origin', '../origin.git')
  git('push', '-q', 'origin', 'main')
  const pushed = git('rev-parse', 'HEAD')
  git('commit', '-q', '--allow-empty', '-m', marks.subject)
  const head = git('rev-parse', 'HEAD')
  written(join(project, 'build', 'out'), 'changed')
  machine.scanned(home)
  return { directory, home, project, marks, commits: { pushed, head }, remove: () => rmSync(directory, { recursive: true, force: true }) }
}
