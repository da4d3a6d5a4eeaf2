import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Encoding } from '../server/acceptedEncodings.ts'
import { createTemplate } from './template.server.ts'

const HOLE = '~hole~'
const decoded: { readonly [one in Encoding]: (bytes: Buffer) => Buffer } = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}
const filling = fc.stringMatching(/^[\w-]{6}$/)
const goods = '<li class="card"><a href="/detail/102670">老 6205-2RS</a></li>'
const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    filling,
    fc.integer({ min: 1, max: 3000 }).map((count) => goods.repeat(count)),
  )
  .filter((one) => !one.includes(HOLE))

it('says the same, compressed or not, whatever fills it', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.option(text), filling, async (head, tail, filled) => {
      const { raw, encoded } = createTemplate(tail === null ? head : head + HOLE + tail, HOLE)
      const wanted = Buffer.from(tail === null ? head : head + filled + tail)
      expect(raw(filled).equals(wanted)).toBe(true)
      for (const encoding of ['br', 'gzip'] as const) {
        const bytes = await encoded(encoding, filled)
        expect(bytes && decoded[encoding](bytes).equals(wanted), encoding).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

it.each(['br', 'gzip'] as const)('refers back over its hole in %s, and not into it', async (encoding) => {
  const half = Array.from({ length: 40 }, (_, index) => `<a href="/detail/${index * 7919}">${index}</a>`).join('')
  const size = async (html: string) => (await createTemplate(html, HOLE).encoded(encoding, '123456'))?.length
  expect(await size(half + HOLE + half)).toBeLessThan(((await size(half + HOLE)) as number) + 50)
})

it('takes one hole, and what is as long', async () => {
  expect(() => createTemplate(`a${HOLE}b${HOLE}c`, HOLE)).toThrow('A template has one hole.')
  await expect(createTemplate(`a${HOLE}b`, HOLE).encoded('gzip', '12345')).rejects.toThrow('The hole takes 6 bytes.')
})
