import { blocks } from './blocks.ts'
import { bool, choice, colour, link, list, localised, number, only, picture, record } from './decoder.ts'
import type { Decoder } from './decoder.ts'
import { prodRef } from './prodRef.ts'
import { decorationSchema } from './schema.ts'

function read<T>(decoder: Decoder<T>, input: unknown) {
  const problems: string[] = []
  return { value: decoder.read(input, '$', (problem, path) => problems.push(`${problem} ${path}`)), problems }
}

describe('decoders', () => {
  it('accept the formats of old editors: 0, "1", "24" and text in one language or two [R4.01]', () => {
    expect(read(bool(true), 0)).toEqual({ value: false, problems: [] })
    expect(read(bool(false), '1')).toEqual({ value: true, problems: [] })
    expect(read(number({ fallback: 5, min: 0, max: 50 }), '24')).toEqual({ value: 24, problems: [] })
    expect(read(choice([3, 4, 5], 5), '4')).toEqual({ value: 4, problems: [] })
    expect(read(localised(), '轴承').value).toEqual({ zh: '轴承', en: '轴承' })
    expect(read(localised(), { zh: '轴承', en: 'Bearings' }).value).toEqual({ zh: '轴承', en: 'Bearings' })
    expect(read(localised(), { en: 'Bearings' }).value).toEqual({ zh: 'Bearings', en: 'Bearings' })
  })

  it('return the default and report the path of a value of the wrong type [R4.04]', () => {
    const decoder = record({
      height: number({ fallback: 500, min: 60, max: 1000 }),
      shown: bool(true),
      title: localised(),
    })
    expect(read(decoder, { height: 'tall', shown: {}, title: [] })).toEqual({
      value: { height: 500, shown: true, title: { zh: '', en: '' } },
      problems: ['wrongType $.height', 'wrongType $.shown', 'wrongType $.title'],
    })
    expect(read(decoder, 'text').problems).toEqual(['wrongType $'])
  })

  it('limit numbers, texts and lists, and report values beyond the limit [R4.04]', () => {
    expect(read(number({ fallback: 1, min: 5, max: 300 }), 1e9)).toEqual({ value: 300, problems: ['outOfRange $'] })
    expect(read(number({ fallback: 1, min: 5, max: 300 }), 'NaN').value).toBe(1)
    expect(read(localised({ max: 3 }), 'abcdef')).toEqual({ value: { zh: 'abc', en: 'abc' }, problems: ['tooLong $'] })
    const numbers = list(number({ fallback: 0, min: 0, max: 9 }), { max: 2 })
    expect(read(numbers, [1, 2, 3])).toEqual({ value: [1, 2], problems: ['tooMany $'] })
  })

  it('read the editor’s default colour as undefined, and refuse values that are not colours', () => {
    const decoder = colour('#ffffff')
    expect(read(decoder, '#FFF')).toEqual({ value: undefined, problems: [] })
    expect(read(decoder, '#0A6')).toEqual({ value: '#00aa66', problems: [] })
    expect(read(decoder, 'rgb(10, 102, 0)').value).toBe('#0a6600')
    for (const hostile of ['red;background:url(//x)', 'url(javascript:1)', 'var(--x)', '#12', 'rgb(999,0,0)', {}]) {
      expect(read(decoder, hostile)).toEqual({ value: undefined, problems: ['badColour $'] })
    }
  })

  it('remove control characters and direction overrides, which can disguise a text', () => {
    expect(read(localised(), 'a\u202egpj.exe\u0000b\ud800').value.zh).toBe('a gpj.exe b\ufffd')
  })

  it('omit items that cannot be shown, and report them [R4.04]', () => {
    const pictures = list(
      only(record({ url: picture() }), ({ url }) => url !== ''),
      { max: 5 },
    )
    expect(read(pictures, [{ url: 'a.svg' }, { url: 'javascript:alert(1)' }, null])).toEqual({
      value: [{ url: 'a.svg' }],
      problems: ['badPicture $[1].url'],
    })
    expect(read(list(prodRef(), { max: 5 }), [7, { prodId: '8' }, { prodId: '8; drop' }, {}])).toEqual({
      value: [{ prodId: '7' }, { prodId: '8' }],
      problems: ['badProduct $[2]', 'badProduct $[3]'],
    })
  })

  it('resolve the links of all six types [R4.03]', () => {
    expect(read(link(), { type: 1, link: { prodId: 9 } }).value).toEqual({ href: '/detail/9', newTab: true })
    expect(read(link(), { type: '3', link: '4' }).value).toEqual({ href: '/shopIndex?sid=4', newTab: false })
    expect(read(link(), { type: 6, link: 'https://example.com/a', newTab: '1' }).value).toEqual({
      href: 'https://example.com/a',
      newTab: true,
    })
    expect(read(link(), { type: 6, link: 'javascript:alert(1)' })).toEqual({
      value: undefined,
      problems: ['badLink $'],
    })
    expect(read(link(), undefined)).toEqual({ value: undefined, problems: [] })
  })

  it('never read inherited properties', () => {
    expect(read(record({ constructor: localised(), toString: localised() }), {}).problems).toEqual([])
  })
})

it('describes every block as JSON Schema', () => {
  const { $defs, items } = decorationSchema() as {
    $defs: Record<string, { properties: object }>
    items: { allOf: unknown[] }
  }
  expect(Object.keys($defs)).toEqual(['link', ...Object.keys(blocks)])
  expect(items.allOf).toHaveLength(Object.keys(blocks).length)
  expect(Object.keys($defs.shop_signs!.properties)).toEqual([
    'bgUrl',
    'navList',
    'showCategory',
    'showLogo',
    'showNavs',
    'showSearch',
  ])
  expect(JSON.stringify($defs)).not.toContain('undefined')
})
