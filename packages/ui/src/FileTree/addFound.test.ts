import { expect, it } from 'vitest'
import { addFound } from './addFound.ts'
import type { TreeFile } from './treeFile.ts'

const found = (name: string, folder = '', size = 1) => ({
  file: { name, size, type: '' } as File,
  folder,
})
const stored: TreeFile = { id: '1', name: 'plan.pdf', folder: 'a', type: '', value: '1' }
const options = { into: '', wordsFor: (reason: string) => reason }
const said = (files: readonly TreeFile[]) => files.map(({ name, error }) => error ?? name)

it('keeps a refused file at its place with its reason, without its content', () => {
  const added = addFound([stored], [found('plan.pdf', 'a'), found('x.exe'), found('big.pdf', '', 9), found('b.pdf')], {
    ...options,
    accept: '.pdf',
    maxBytes: 5,
  })
  expect(said(added)).toEqual(['twice', 'type', 'size', 'b.pdf'])
  expect(added.map(({ file }) => file !== undefined)).toEqual([false, false, false, true])
  expect(added[0]).toMatchObject({ folder: 'a', final: true })
})
it('counts no refused files against the maximum', () => {
  const refused: TreeFile = { id: '2', name: 'x', type: '', error: 'no', final: true }
  const added = addFound([stored, refused], [found('1'), found('1'), found('2')], { ...options, maxFiles: 2 })
  expect(said(added)).toEqual(['1', 'twice', 'count'])
})
it('puts folders into the folder they were dropped on', () => {
  const [one] = addFound([], [found('1', 'lot/x')], { ...options, into: 'a' })
  expect(one?.folder).toBe('a/lot/x')
})
it('gives each file an id of its own', () => {
  const added = addFound([], [found('1'), found('2')], options)
  expect(new Set(added.map(({ id }) => id)).size).toBe(2)
})
