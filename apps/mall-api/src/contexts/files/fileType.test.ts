import { expect, it } from 'vitest'
import { fileTypeOf } from './fileType.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['RIFF\x01\x02\x03\x04WEBP', 'image/webp'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['AC1015', 'application/acad'],
  ['ISO-10303-21', 'model/step'],
  ['PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['%PDF-', 'application/pdf'],
])('knows a file by its first bytes, and by no others: %j', (head, type) => {
  expect(fileTypeOf(bytes(`${head}rest of the file`))).toBe(type)
  expect(fileTypeOf(bytes(` ${head}rest of the file`))).toBeUndefined()
  expect(fileTypeOf(bytes(head.slice(0, -1)))).toBeUndefined()
})

it('knows no other files', () => {
  for (const head of [
    '',
    'RIFF\x01\x02\x03\x04WAVE',
    'RIFX\x01\x02\x03\x04WEBP',
    'GIF88a',
    'AC10xx',
    'PK\x05\x06',
    '<svg',
    'MZ',
  ])
    expect(fileTypeOf(bytes(head)), head).toBeUndefined()
})
