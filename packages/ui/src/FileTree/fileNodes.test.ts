import { expect, it } from 'vitest'
import { fileNodes, filesOf, foldersOf, hasSameNodes } from './fileNodes.ts'
import type { TreeFile } from './treeFile.ts'

const file = (path: string): TreeFile => {
  const parts = path.split('/')
  return { id: path, name: parts.at(-1)!, folder: parts.slice(0, -1).join('/') || undefined, type: '' }
}
const files = ['z.txt', 'a/10.pdf', 'a/2.pdf', 'a/b/c/deep.step', 'ab/x.txt'].map(file)
const outline = (nodes: ReturnType<typeof fileNodes>): unknown[] =>
  nodes.map(({ label, children }) => (children ? { [label]: outline([...children]) } : label))

it('builds folders from the paths of files, folders first, numbers in their order', () => {
  expect(outline(fileNodes(files, 'en'))).toEqual([
    { a: [{ b: [{ c: ['deep.step'] }] }, '2.pdf', '10.pdf'] },
    { ab: ['x.txt'] },
    'z.txt',
  ])
})
it('returns the files beneath a folder, and not those of a folder whose name begins alike', () => {
  expect(filesOf(files, ['a/']).map(({ id }) => id)).toEqual(['a/10.pdf', 'a/2.pdf', 'a/b/c/deep.step'])
  expect(filesOf(files, ['a/b/', 'z.txt']).map(({ id }) => id)).toEqual(['z.txt', 'a/b/c/deep.step'])
})
it('lists every folder once, each below its parent', () => {
  expect(foldersOf(files, 'en')).toEqual(['a', 'a/b', 'a/b/c', 'ab'])
})
it('tells progress from a change of entries', () => {
  expect(
    hasSameNodes(
      files,
      files.map((one) => ({ ...one, progress: 4 })),
    ),
  ).toBe(true)
  expect(
    hasSameNodes(
      files,
      files.map((one) => ({ ...one, folder: 'new' })),
    ),
  ).toBe(false)
  expect(hasSameNodes(files, files.slice(1))).toBe(false)
})
