import { expect, it } from 'vitest'
import { fileTotals } from './fileTotals.ts'

it('counts each folder with everything beneath it', () => {
  const totals = fileTotals([
    { id: '1', name: '1', folder: 'a/b', type: '', size: 100, value: 'x' },
    { id: '2', name: '2', folder: 'a', type: '', size: 50, progress: 50 },
    { id: '3', name: '3', type: '', size: 7, error: 'no' },
    { id: '4', name: '4', type: '' },
  ])
  expect(totals.get('')).toEqual({ files: 4, bytes: 157, done: 1, failed: 1, uploading: 1, sent: 125 })
  expect(totals.get('a')).toMatchObject({ files: 2, bytes: 150, done: 1 })
  expect(totals.get('a/b')).toMatchObject({ files: 1, bytes: 100 })
})
it('has totals of no files', () => expect(fileTotals([]).get('')).toMatchObject({ files: 0, bytes: 0 }))
