import { deflateSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
// @boundaries-ignore the corpus is the fuzz run's
import { pdfFile, plainPage, stream, text } from '../../../../../../tests/fuzz/hostileFiles/pdfFile.ts'
import { inspectPdf } from './inspectPdf.ts'
import { UnpackBudget } from './UnpackBudget.ts'

const unpack = vi.spyOn(UnpackBudget.prototype, 'inflate')
afterEach(() => unpack.mockClear())

/** Packs a drawing as many times as the page's stream says, and returns the PDF. */
function packed(dictionary: string, times: number) {
  let bytes = text('q Q')
  for (let time = 0; time < times; time++) bytes = deflateSync(bytes)
  return pdfFile({ ...plainPage(), 4: stream(dictionary, bytes), 7: '/FlateDecode', 8: '[/FlateDecode 7 0 R]' })
}

it.each([
  ['', 0],
  ['/Filter /FlateDecode', 1],
  ['/Filter /Fl', 1],
  ['/Filter 7 0 R', 1],
  ['/Filter [/FlateDecode 7 0 R]', 2],
  ['/Filter 8 0 R', 2],
  ['/Filter /ASCIIHexDecode', 0],
  ['/Filter [/FlateDecode /ASCIIHexDecode /FlateDecode]', 1],
])('counts the bytes that a stream with "%s" unpacks to, through %i layers [R8.06]', async (dictionary, layers) => {
  await inspectPdf(packed(dictionary, layers))
  expect(unpack.mock.calls.map(([, through]) => through)).toEqual(layers ? [layers] : [])
  for (const [bytes] of unpack.mock.calls) expect(bytes.length).toBeGreaterThan(0)
})

it('refuses a stream that is packed three times [R8.06]', async () => {
  await expect(inspectPdf(packed('/Filter [/Fl /Fl /Fl]', 3))).rejects.toMatchObject({ problem: 'fileHeavy' })
})
