import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedFiles, changedLines } from './changedFiles.ts'

let root: string
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=Mall', '-c', 'user.email=mall@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim()
const commit = (file: string) => {
  writeFileSync(join(root, file), '')
  git('add', '.')
  git('commit', '-m', file)
  return git('rev-parse', 'HEAD')
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'))
  git('init', '-b', 'main')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('changedFiles', () => {
  it('lists commits since main, changes of the working tree and untracked files', () => {
    writeFileSync(join(root, '.gitignore'), 'ignored\n')
    const base = commit('old')
    git('checkout', '-b', 'feature')
    commit('committed')
    for (const file of ['new', 'ignored']) writeFileSync(join(root, file), '')
    writeFileSync(join(root, 'old'), 'more')
    expect(changedFiles(root)).toEqual({ base, files: ['committed', 'new', 'old'] })
  })
  it('compares main itself with the previous commit', () => {
    const base = commit('first')
    expect(changedFiles(root)).toBeUndefined()
    commit('second')
    expect(changedFiles(root)).toEqual({ base, files: ['second'] })
  })
})

it('lists the changed lines of a file, and all lines of an untracked file', () => {
  const write = (file: string, ...lines: string[]) => writeFileSync(join(root, file), `${lines.join('\n')}\n`)
  write('old', 'a', 'b', 'c', 'd', 'e')
  git('add', '.')
  git('commit', '-m', 'old')
  const base = git('rev-parse', 'HEAD')
  write('old', 'a', 'B', 'c', 'e', 'f', 'g')
  write('new', 'a', 'b')
  expect([...changedLines(root, base, 'old')]).toEqual([2, 5, 6])
  expect([...changedLines(root, base, 'new')]).toEqual([1, 2, 3])
})
