import { expect, it } from 'vitest'
import { canMove, moveEntries, renameFolder } from './fileChanges.ts'
import type { Moved } from './fileChanges.ts'
import { pathOf } from './treeFile.ts'
import type { TreeFile } from './treeFile.ts'

const file = (path: string): TreeFile => {
  const parts = path.split('/')
  return { id: path, name: parts.at(-1)!, folder: parts.slice(0, -1).join('/') || undefined, type: '' }
}
const files = ['plan.pdf', 'a/plan.pdf', 'a/b/shaft.step', 'ab/x.txt'].map(file)
const paths = (moved: Moved | string) => (typeof moved === 'string' ? moved : moved.files.map(pathOf))

it('moves a file, and a folder with everything beneath it', () => {
  expect(paths(moveEntries(files, ['a/b/', 'ab/x.txt'], ''))).toEqual([
    'plan.pdf',
    'a/plan.pdf',
    'b/shaft.step',
    'x.txt',
  ])
  expect(paths(moveEntries(files, ['a/'], 'ab'))).toEqual([
    'plan.pdf',
    'ab/a/plan.pdf',
    'ab/a/b/shaft.step',
    'ab/x.txt',
  ])
})
it('keeps a file in its place if the folder has one of that name', () => {
  const { stayed, moved, files: after } = moveEntries(files, ['plan.pdf', 'ab/x.txt'], 'a')
  expect(stayed.map(pathOf)).toEqual(['plan.pdf'])
  expect(moved.map(pathOf)).toEqual(['a/x.txt'])
  expect(new Set(after.map(pathOf)).size).toBe(files.length)
})
it('swaps no two files of one name that move to one folder', () => {
  const { stayed } = moveEntries(['a/1.txt', 'b/1.txt'].map(file), ['a/1.txt', 'b/1.txt'], 'c')
  expect(stayed.map(pathOf)).toEqual(['b/1.txt'])
})
it('moves no folder into itself or beneath itself', () => {
  expect(canMove(['a/'], 'a')).toBe(false)
  expect(canMove(['a/'], 'a/b')).toBe(false)
  expect(canMove(['a/'], 'ab')).toBe(true)
  expect(canMove(['a/plan.pdf'], 'a/b')).toBe(true)
})
it('renames a folder and keeps what is beneath it', () => {
  expect(paths(renameFolder(files, 'a', ' drawings '))).toEqual([
    'plan.pdf',
    'drawings/plan.pdf',
    'drawings/b/shaft.step',
    'ab/x.txt',
  ])
  expect(paths(renameFolder(files, 'a/b', 'c'))).toContain('a/c/shaft.step')
})
it('refuses an empty name, a slash, and a name beside it', () => {
  expect(renameFolder(files, 'a', '  ')).toBe('none')
  expect(renameFolder(files, 'a', '..')).toBe('none')
  expect(renameFolder(files, 'a', 'x/y')).toBe('slash')
  expect(renameFolder(files, 'a', 'x\\y')).toBe('slash')
  expect(renameFolder(files, 'a', 'ab')).toBe('taken')
  expect(renameFolder(files, 'a', 'plan.pdf')).toBe('taken')
  expect(renameFolder(files, 'a', 'a')).toMatchObject({ moved: [] })
})
