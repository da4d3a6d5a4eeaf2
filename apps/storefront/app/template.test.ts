import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTemplate } from './template.server.ts'

const HOLE = '~hole~'
const text = fc.string({ unit: 'binary', maxLength: 300 }).filter((one) => !one.includes(HOLE))

it('fills its holes alike, compressed or not', () => {
  const filling = fc.stringMatching(/^[\w-]{6}$/)
  fc.assert(fc.property(fc.array(fc.oneof(text, filling, fc.constant('<a href="/list">'.repeat(5000))), { minLength: 1, maxLength: 6 }), filling, (pieces, filling) => {
    const { raw, gzip } = createTemplate(pieces.join(HOLE), HOLE)
    const wanted = Buffer.from(pieces.join(filling))
    expect(raw(filling).equals(wanted)).toBe(true)
    expect(gunzipSync(gzip(filling)).equals(wanted)).toBe(true)
  }))
})

it('refers back over a hole, and not into it', () => {
  const line = '<li class="card"><a href="/detail/102670">6205-2RS</a></li>'
  const twice = createTemplate(line + HOLE + line, HOLE).gzip('123456').length
  expect(twice).toBeLessThan(createTemplate(line + HOLE, HOLE).gzip('123456').length + 30)
  expect(() => createTemplate(line + HOLE, HOLE).gzip('12345')).toThrow('The hole takes 6 bytes.')
})
