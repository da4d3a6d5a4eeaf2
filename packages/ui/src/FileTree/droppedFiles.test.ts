import { expect, it } from 'vitest'
import { droppedFiles } from './droppedFiles.ts'

const leaf = (name: string, fails = false) => ({
  name,
  isFile: true,
  file: (done: (file: File) => void, fail: (error: Error) => void) =>
    fails ? fail(new Error('gone')) : done(new File(['x'], name)),
})
/** A folder that hands out its entries in batches, as browsers do. */
const folder = (name: string, entries: readonly unknown[], batch = 100) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    let at = 0
    return {
      readEntries: (done: (entries: unknown[]) => void) => {
        done(entries.slice(at, at + batch))
        at += batch
      },
    }
  },
})
const drop = (...entries: unknown[]) =>
  droppedFiles({
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
    files: [],
  } as unknown as DataTransfer)
const paths = async (found: ReturnType<typeof drop>) =>
  (await found).map(({ file, folder: place, unreadable }) => `${place}/${file.name}${unreadable ? ' !' : ''}`)

it('reads a dropped folder with everything beneath it', async () => {
  expect(await paths(drop(folder('a', [leaf('1.pdf'), folder('b', [leaf('2.pdf')])]), leaf('3.pdf')))).toEqual([
    'a/1.pdf',
    'a/b/2.pdf',
    '/3.pdf',
  ])
})
it('reads folders of more entries than one batch', async () => {
  const many = Array.from({ length: 250 }, (_, at) => leaf(`${at}.pdf`))
  expect(await drop(folder('lot', many))).toHaveLength(250)
})
it('returns an entry that cannot be read as such, and the others', async () => {
  expect(await paths(drop(folder('a', [leaf('1.pdf', true), leaf('2.pdf')])))).toEqual(['a/1.pdf !', 'a/2.pdf'])
})
it('takes plain files where the browser knows no entries', async () => {
  const files = [new File(['x'], 'photo.png')]
  const found = await droppedFiles({ items: [{ kind: 'file' }], files } as unknown as DataTransfer)
  expect(found).toEqual([{ file: files[0], folder: '' }])
})
