import fc from 'fast-check'
import { readDecoration } from './read.ts'
import { writeDecoration } from './write.ts'

const page = [
  { type: 'hologram', dataField: { depth: 3 }, x: { y: [1] } },
  { type: 'auxiliary_interval', v: 2, dataField: { height: '30', mood: 'calm' } },
]

describe('writeDecoration', () => {
  it('returns every JSON unchanged, byte for byte if it came as text [R4.01]', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 3 }), (value, space) => {
        const text = JSON.stringify(value, null, space)
        expect(writeDecoration(readDecoration(text).source)).toBe(text)
        expect(writeDecoration(readDecoration(new TextEncoder().encode(text)).source)).toBe(text)
        // A string is a page's JSON text, never a value.
        if (typeof value !== 'string')
          expect(JSON.parse(writeDecoration(readDecoration(value).source))).toEqual(JSON.parse(text))
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    '[{"type":"x","__proto__":{"a":1}}]',
    '[1e400,12345678901234567890]',
    '{"type":1,"type":2}',
    '{',
    '',
    '\ufeff[ ]',
    '['.repeat(50_000),
  ])('returns unreadable input: %.40s', (text) => {
    expect(writeDecoration(readDecoration(text).source)).toBe(text)
  })

  it('replaces the list and keeps its wrapper [R4.01]', () => {
    const { source } = readDecoration(
      JSON.stringify({ name: '首页', content: JSON.stringify({ list: page, size: 2 }), shopId: '0' }),
    )
    const written = JSON.parse(writeDecoration(source, source.blocks.slice(1))) as { content: string }
    expect(Object.keys(written)).toEqual(['name', 'content', 'shopId'])
    expect(JSON.parse(written.content)).toEqual({ list: page.slice(1), size: 2 })
    expect(writeDecoration(readDecoration(null).source, page)).toBe(JSON.stringify(page))
    expect(writeDecoration(readDecoration('{').source, page)).toBe(JSON.stringify(page))
    expect(writeDecoration(readDecoration(page).source)).toBe(JSON.stringify(page))
  })
})
