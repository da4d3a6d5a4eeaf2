import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTemplate } from './template.server.ts'

const HOLE = '~hole~'
const text = fc.string({ unit: 'binary', maxLength: 300 }).filter((one) => !one.includes(HOLE))

it('fills its holes alike, compressed or not', () => {
  fc.assert(fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.string({ maxLength: 40 }), (pieces, filling) => {
    const { raw, gzip } = createTemplate(pieces.join(HOLE), HOLE)
    const wanted = Buffer.from(pieces.join(filling))
    expect(raw(filling).equals(wanted)).toBe(true)
    expect(gunzipSync(gzip(filling)).equals(wanted)).toBe(true)
  }))
})
