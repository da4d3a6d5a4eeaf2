import { expect, it } from 'vitest'
import { hasForeignContent } from './foreignContent.ts'

const size = (bytes: number) => String.fromCharCode(bytes & 255, bytes >> 8, 0, 0)
/** The smallest outline of each kind of picture, with `inner` within it. */
const pictures: Record<string, (inner: string) => string> = {
  'image/png': (inner) => `\x89PNG\r\n\x1a\n${inner}IEND`,
  'image/jpeg': (inner) => `\xff\xd8\xff${inner}\xff\xd9`,
  'image/webp': (inner) => `RIFF${size(4 + inner.length)}WEBP${inner}`,
  'image/gif': (inner) => `GIF89a\x00\x00${inner}\x00;`,
}
const isForeign = (text: string, type: string) => hasForeignContent(Buffer.from(text, 'latin1'), type)
const programs = ['PK\x03\x04', 'PK\x05\x06', '%PDF-', 'This program', '\x7fELF', 'Rar!', '7z\xbc\xaf']

it.each(Object.keys(pictures))('finds a program or an archive behind a picture, not within it: %s', (type) => {
  const picture = pictures[type]!
  expect(isForeign(picture('pixels'), type)).toBe(false)
  expect(isForeign(`${picture('pixels')}\0\0 camera data`, type)).toBe(false)
  for (const mark of programs) {
    expect(isForeign(picture(`pixels ${mark} pixels`), type), `within ${mark}`).toBe(false)
    expect(isForeign(`${picture('pixels')}${mark}`, type), `behind ${mark}`).toBe(true)
    expect(isForeign(`${picture('pixels')}\0\0${mark} and more`, type), `later ${mark}`).toBe(true)
  }
  expect(isForeign(picture('<script>'), type)).toBe(true)
})

it('leaves a picture without an end to the decoder', () => {
  for (const mark of programs) expect(isForeign(`\x89PNG\r\n\x1a\npixels ${mark}`, 'image/png'), mark).toBe(false)
})
