import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPicture, pictureFamilies, picturePath, readPicturePath } from './draw.ts'
import { Sheet } from './sheet.ts'

const size = (svg: string | undefined, find: RegExp) => Number(find.exec(svg ?? '')?.[1])

describe('pictures', () => {
  it('draws every family without parameters, each drawing in at most 24 kB [R4.05]', () => {
    for (const family of pictureFamilies()) {
      const svg = drawPicture({ family, params: {} })
      expect(svg, family).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
      // A banner contains several drawings, and a page shows one or two banners.
      expect(svg?.length, family).toBeLessThan(family.startsWith('banner') ? 24_000 : 6000)
      expect(svg, family).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('labels a drawing with the real dimensions, and draws a larger part larger [R4.05]', () => {
    const small = drawPicture({ family: 'bearing', params: { d: 25, D: 52, B: 15 } })
    const large = drawPicture({ family: 'bearing', params: { d: 50, D: 110, B: 27 } })
    for (const label of ['⌀25', '⌀52', '>15<']) expect(small).toContain(label)
    expect(size(large, /<circle cx="256" cy="208" r="([\d.]+)"/)).toBeGreaterThan(
      size(small, /<circle cx="256" cy="208" r="([\d.]+)"/),
    )
  })

  it('merges lines of the same look, and discs that do not touch, into one element', () => {
    const elements = (sheet: Sheet) => sheet.print(undefined).match(/<(path|circle)[^>]*>/g)
    expect(elements(new Sheet().line(0, 0, 9, 0).line(0, 9, 9, 9).line(0, 5, 9, 5, 'hair'))).toEqual([
      '<path d="M0 0L9 0M0 9L9 9"/>',
      '<path d="M0 5L9 5" stroke-width="1"/>',
    ])
    const [balls, over, other] = elements(
      new Sheet()
        .circle(20, 20, 5.04, 'part')
        .circle(60, 20, 5.04, 'part')
        .circle(64, 20, 5.04, 'part')
        .circle(99, 20, 5, 'soft'),
    )!
    // The second half circle ends where the first starts.
    expect(balls).toBe(
      '<path d="M15 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M55 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" fill="#fff"/>',
    )
    expect(over).toBe('<circle cx="64" cy="20" r="5" fill="#fff"/>')
    expect(other).toBe('<circle cx="99" cy="20" r="5" fill="#e8edf2"/>')
  })

  it('draws logos and category pictures without a background [R4.05]', () => {
    const ground = /<path fill="#fff" d="M0 0h\d+v\d+H0z"\/>/
    expect(drawPicture({ family: 'bearing', params: {} })).toMatch(ground)
    for (const family of ['logo', 'category']) expect(drawPicture({ family, params: {} }), family).not.toMatch(ground)
  })

  it('keeps hostile parameters out of the drawing [R4.05]', () => {
    const shape = /^(<[a-z]+( [a-zA-Z-]+="[^"<>]*")*\/?>|<\/[a-z]+>|[^<>&]*)*$/
    const value = fc.oneof(
      fc.string(),
      fc.double(),
      fc.constantFrom('"><script>alert(1)</script>', '1e999', '-1', '9'.repeat(20), 'NaN', '0x10', '{{', 'url(#h)', ''),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...pictureFamilies()),
        fc.dictionary(
          fc.constantFrom('d', 'D', 'B', 'l', 'L', 'kind', 'mark', 'poles', 'z', '__proto__', 'constructor'),
          value,
        ),
        (family, params) => {
          const svg = drawPicture({ family, params: params as Record<string, string | number> })
          return (
            svg === undefined || (!/<script|NaN|Infinity|onload|javascript/i.test(svg) && !svg.includes('<foreign'))
          )
        },
      ),
      { numRuns: 2000 },
    )
    expect(drawPicture({ family: 'shop', params: { mark: 'A' } })).toMatch(shape)
    expect(drawPicture({ family: 'shop', params: { mark: '<b' } })).toBeUndefined()
    expect(drawPicture({ family: 'bearing', params: { onload: 1 } })).toBeUndefined()
    expect(drawPicture({ family: 'constructor', params: {} })).toBeUndefined()
  })

  it('draws any number in any family with valid coordinates [R4.05]', () => {
    const number = fc.double({ noNaN: true, min: -1e9, max: 1e9 })
    fc.assert(
      fc.property(
        fc.constantFrom(...pictureFamilies()),
        fc.dictionary(
          fc.constantFrom('d', 'D', 'B', 'l', 'L', 'H', 'W', 's', 'p', 'z', 'T', 'n', 'q', 'bore', 'rod', 'stroke'),
          number,
          { maxKeys: 3 },
        ),
        (family, params) => {
          const svg = drawPicture({ family, params })
          return svg === undefined || (svg.length < 60_000 && !/NaN|Infinity|undefined|="-?\d[^" ]*e/.test(svg))
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('reads only the paths that it writes [R4.05]', () => {
    const spec = { family: 'bearing', params: { d: '25', D: '52', B: '15.5', seal: 'rs' } }
    expect(picturePath(spec)).toBe('pictures/bearing/d=25_D=52_B=15.5_seal=rs.svg')
    expect(readPicturePath(picturePath(spec))).toEqual({ family: 'bearing', params: spec.params })
    expect(readPicturePath('/pictures/bearing/d=25,D=52.svg')).toEqual({
      family: 'bearing',
      params: { d: '25', D: '52' },
    })
    expect(readPicturePath(picturePath({ family: 'logo', params: {} }))).toEqual({ family: 'logo', params: {} })
    for (const path of [
      'pictures/../x/d=1.svg',
      'pictures/bearing/d=1&x.svg',
      'pictures/bearing/d=1_d=2.svg',
      'pictures/bearing/.svg',
      'pictures/bearing/d=<.svg',
      'pictures/bearing/d=1.png',
      `pictures/bearing/d=${'1'.repeat(400)}.svg`,
    ])
      expect(readPicturePath(path), path).toBeUndefined()
  })
})
