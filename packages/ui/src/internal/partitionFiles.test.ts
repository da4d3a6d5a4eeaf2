import { expect, it } from 'vitest'
import { partitionFiles } from './partitionFiles.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })
const names = (files: { name: string }[]) => files.map(({ name }) => name)

it('accepts files by extension, media type and wildcard, ignoring case', () => {
  const files = [
    file('Sheet.PDF', ''),
    file('a.png', 'image/PNG'),
    file('b.zip', 'application/zip'),
    file('c.exe', 'application/x-msdownload'),
    file('pdf', ''),
  ]
  const { taken, refused } = partitionFiles(files, { accept: ' image/*, .pdf,application/zip ' })
  expect(names(taken)).toEqual(['Sheet.PDF', 'a.png', 'b.zip'])
  expect(refused.map(({ file, reason }) => [file.name, reason])).toEqual([
    ['c.exe', 'type'],
    ['pdf', 'type'],
  ])
})

it('does not accept imagery/x for image/*', () => {
  expect(partitionFiles([file('a', 'imagery/x')], { accept: 'image/*' }).taken).toEqual([])
})

it('accepts a file of exactly the maximum size, and returns the first reason for each refused one', () => {
  const { taken, refused } = partitionFiles([file('fits', '', 100), file('large', '', 101), file('more', '', 1)], {
    maxBytes: 100,
    room: 1,
  })
  expect(names(taken)).toEqual(['fits'])
  expect(refused.map(({ reason }) => reason)).toEqual(['size', 'count'])
})

it('fills the remaining room with accepted files only', () => {
  expect(names(partitionFiles([file('bad.exe', ''), file('good.pdf', '')], { accept: '.pdf', room: 1 }).taken)).toEqual(
    ['good.pdf'],
  )
})
