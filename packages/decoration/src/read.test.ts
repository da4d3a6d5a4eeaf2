import { block } from '@millwright/contract/blocks/block'
import { bool, list, localised, picture } from '@millwright/contract/blocks/decoder'
import { prodRef } from '@millwright/contract/blocks/prodRef'
import { headerOf } from './headerOf.ts'
import { planData } from './planData.ts'
import { limits } from './limits.ts'
import { readDecoration } from './read.ts'
import type { AnyDocument } from './read.ts'

const spacer = (height: unknown = 20) => ({ type: 'auxiliary_interval', dataField: { height } })
const codes = (input: unknown) => readDecoration(input).diagnostics.map(({ code, path }) => `${code} ${path}`)

describe('readDecoration', () => {
  it('reads a list of blocks from JSON text [R4.01]', () => {
    const { document, diagnostics } = readDecoration(
      JSON.stringify([spacer(), { type: 'floor_title', dataField: { title: { zh: '轴承', en: 'Bearings' } } }]),
    )
    expect(document.blocks.map(({ type, index }) => [type, index])).toEqual([
      ['auxiliary_interval', 0],
      ['floor_title', 1],
    ])
    expect(diagnostics).toEqual([])
  })

  it.each([
    ['components', { components: [spacer()] }],
    ['list', JSON.stringify({ list: [spacer()] })],
    ['text within an object', { content: JSON.stringify([spacer()]) }],
    ['the text of a text', JSON.stringify(JSON.stringify([spacer()]))],
  ])('unwraps the list from an editor’s wrapper: %s [R4.01]', (_, input) => {
    expect(readDecoration(input).document.blocks).toHaveLength(1)
  })

  it.each([
    [undefined, 'empty'],
    [null, 'empty'],
    ['', 'empty'],
    ['[]', 'empty'],
    ['{', 'notJson'],
    ['12', 'notAList'],
    [{}, 'notAList'],
    [true, 'notAList'],
    [`["${'x'.repeat(limits.bytes)}"]`, 'tooLarge'],
    [`["${'轴'.repeat(limits.bytes / 2)}"]`, 'tooLarge'],
  ])('returns an empty page and one diagnostic for empty input: %.20s [R4.04]', (input, code) => {
    expect(codes(input)).toEqual([`${code} $`])
    expect(readDecoration(input).document.blocks).toEqual([])
  })

  it('skips and reports unknown blocks, and shows the rest [R4.04]', () => {
    const page = [
      spacer(),
      { type: 'hologram', dataField: {} },
      7,
      { type: 'waterfall', dataField: {} },
      { dataField: {} },
      { type: '__proto__' },
      spacer(),
    ]
    expect(codes(page)).toEqual([
      'unknownType $[1]',
      'notABlock $[2]',
      'mobileOnly $[3]',
      'notABlock $[4]',
      'unknownType $[5]',
    ])
    expect(readDecoration(page).document.blocks.map(({ index }) => index)).toEqual([0, 6])
  })

  it('reports each repair with its place in both languages [R4.04]', () => {
    const [problem] = readDecoration([{ type: 'auxiliary_interval', dataField: { height: 9000 } }]).diagnostics
    expect(problem).toMatchObject({ code: 'outOfRange', path: '$[0].dataField.height', severity: 'warning' })
    expect(problem?.message.zh).toContain('5 到 300')
    expect(problem?.message.en).toContain('between 5 and 300')
  })

  it('renders at most 200 blocks and leaves out hidden ones [R4.04]', () => {
    const many = Array.from({ length: limits.blocks + 1 }, () => spacer())
    expect(readDecoration(many).document.blocks).toHaveLength(limits.blocks)
    expect(codes(many)).toEqual(['tooManyBlocks $'])
    expect(readDecoration([{ ...spacer(), hidden: '1' }]).document.blocks).toEqual([])
  })

  it('reports colours that are unreadable on their background', () => {
    const title = (colours: object) => [{ type: 'floor_title', dataField: { title: 'A', ...colours } }]
    expect(codes(title({ titleColor: '#ffff00', bgColor: '#fffff0' }))).toEqual([
      'lowContrast $[0].dataField.titleColor',
    ])
    expect(codes(title({ titleColor: '#ffff00', bgColor: '#101010' }))).toEqual([])
    expect(codes(title({ titleColor: '#757575', bgColor: '#000000' }))).toEqual([])
    expect(codes(title({ titleColor: '#747474', bgColor: '#000000' }))).toEqual([
      'lowContrast $[0].dataField.titleColor',
    ])
    expect(codes(title({ titleColor: '#333333', subTitleColor: '#999999', bgColor: '#ffffff' }))).toEqual([])
  })

  it('reads a host’s own blocks with the host’s schema, typed, and skips them without it', () => {
    const video = block(
      { src: picture({ required: true }), loops: bool(false), goods: list(prodRef(), { max: 3 }) },
      { goods: ({ goods }) => goods },
    )
    const floor_title = block({ words: localised({ max: 9 }) })
    const page = [
      { type: 'video', id: 'v1', dataField: { src: 'a.mp4', loops: 1, goods: [7] } },
      { type: 'floor_title', id: 'v1', dataField: { words: 'A' } },
      spacer(),
    ]
    const { document, diagnostics } = readDecoration(page, { blocks: { video, floor_title } })
    const [first, second] = document.blocks
    expect(first?.type === 'video' && first.data.loops && first.data.src).toBe('a.mp4')
    expect(second?.type === 'floor_title' && second.data.words.en).toBe('A')
    expectTypeOf<typeof document>().toExtend<AnyDocument>()
    expect(document.blocks.map(({ id }) => id)).toEqual(['v1', undefined, undefined])
    expect(diagnostics).toEqual([])
    expect(planData(document, { blocks: { video, floor_title } }).prodIds).toEqual(['7'])
    expect(codes(page)).toEqual(['unknownType $[0]', 'required $[1].dataField.title'])
  })

  it('terminates within bounds for cycles, deep nesting, throwing getters, proxies and endless lists [R4.04]', () => {
    const cycle: unknown[] = [spacer()]
    for (let copy = 0; copy < 20; copy++) cycle.push({ type: 'x', dataField: cycle })
    expect(readDecoration(cycle).document.blocks).toHaveLength(1)
    expect(codes(cycle)[0]).toBe('notPlain $')
    expect(codes('['.repeat(100_000) + ']'.repeat(100_000))).toEqual([
      'tooDeep $[0][0][0][0][0][0][0][0][0][0][0][0]',
      'notABlock $[0]',
    ])
    expect(
      codes([
        {
          get type() {
            throw new Error('no')
          },
        },
        spacer(),
      ]),
    ).toEqual(['notPlain $', 'notABlock $[0]'])
    const endless: unknown = new Proxy([], { get: (_, key) => (key === 'length' ? Infinity : endless) })
    expect(codes(endless)).toEqual(expect.arrayContaining(['tooLarge $']))
    const shared = 'x'.repeat(limits.bytes / 4)
    expect(
      codes(Array.from({ length: 100_000 }, () => ({ type: 'picture_by', dataField: { imgList: [shared] } }))),
    ).toContain('tooLarge $')
    expect(codes(Array.from({ length: 150_000 }, () => 1)).length).toBeLessThanOrEqual(limits.diagnostics)
  })

  it('reads bytes as UTF-8, with or without a byte order mark, and reports invalid bytes [R4.04]', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const text = JSON.stringify([{ type: 'floor_title', dataField: { title: '轴承\ufffd' } }])
    expect(codes(bytes(text))).toEqual([])
    expect(codes(bytes(`\ufeff${text}`).buffer)).toEqual([])
    const torn = bytes(text)
    const at = bytes('[{"type":"floor_title","dataField":{"title":"轴').length
    torn[at] = 0xff
    const { document, diagnostics } = readDecoration(torn)
    expect(diagnostics.map(({ code, message }) => [code, message.en.match(/byte (\d+)/)?.[1]])).toEqual([
      ['notUtf8', String(at)],
    ])
    expect(document.blocks).toHaveLength(1)
    expect(codes(new Uint8Array(limits.bytes + 1).fill(0x20))).toEqual(['tooLarge $'])
  })

  it('reads at most 500 objects and lists of a block, and 12 levels of the page [R4.04]', () => {
    const nest = (levels: number): unknown => (levels ? [nest(levels - 1)] : 1)
    const goods = Array.from({ length: 600 }, (_, index) => ({ prodId: index + 1 }))
    expect(codes([{ type: 'goods_list', dataField: { goods, columns: 3 } }])).toEqual([
      'tooManyNodes $[0]',
      'tooMany $[0].dataField.goods',
    ])
    expect(codes([{ ...spacer(), own: nest(10) }])).toEqual([])
    expect(codes([{ ...spacer(), own: nest(11) }])).toEqual(['tooDeep $[0].own[0][0][0][0][0][0][0][0][0][0]'])
  })
})

describe('planData', () => {
  it('lists every product and sale of the page once, so that one request per kind is enough [R4.04]', () => {
    const { document } = readDecoration([
      { type: 'goods_list', dataField: { goods: [1, { prodId: '2' }] } },
      { type: 'goods_module1', dataField: { columns: [{ title: 'A', goods: [2, 3] }] } },
      { type: 'goods_module2', dataField: { title: 'B', mainGoods: [4], otherGoods: [1, 5] } },
      {
        type: 'goods_module7',
        dataField: {
          tabs: [
            { name: 'D', goods: [8, 1] },
            { name: 'E', goods: [9] },
            { name: 'F', goods: { categoryId: [101, 10101], sort: 2 } },
          ],
        },
      },
      ...[
        { categoryId: '10101', esTimeRange: '0' },
        { brandId: 7, esRenovationSpuSort: 4, esTimeRange: 3, size: 12 },
      ].map((rule) => ({ type: 'goods_list', dataField: { goods: [], showSpuType: '1', ...rule } })),
      {
        type: 'limited_skill',
        dataField: {
          subTitle: 'C',
          goods: [
            { prodId: 6, seckillId: 60 },
            { prodId: 7, activityId: '70' },
          ],
        },
      },
      {
        type: 'discount_coupon',
        dataField: {
          title: 'F',
          goods: [
            { prodId: 6, groupActivityId: 80 },
            { prodId: 7, activityId: '81' },
          ],
        },
      },
      { type: 'store_list', dataField: { title: 'G', shops: [3, { shopId: '4' }] } },
      { type: 'store_list', dataField: { title: 'H', shops: ['3'] } },
    ])
    expect(planData(document)).toEqual({
      prodIds: ['1', '2', '3', '4', '5', '8', '9', '6', '7'],
      seckillIds: ['60', '70'],
      groupActivityIds: ['80', '81'],
      shelves: ['categoryId=10101&sort=2&time=0&size=10', 'brandId=7&sort=4&time=3&size=12'],
      shopIds: ['3', '4'],
    })
  })

  it('stays within the limits of one request', () => {
    const goods = (from: number) => ({
      type: 'goods_list',
      dataField: { goods: Array.from({ length: 60 }, (_, index) => `100000000000000${from + index}`) },
    })
    const { document } = readDecoration(Array.from({ length: 30 }, (_, index) => goods(1000 + index * 60)))
    expect(planData(document).prodIds.join(',').length).toBeLessThanOrEqual(4000)
  })
})

describe('headerOf', () => {
  const sign = (dataField: object) => ({ type: 'shop_signs', dataField })

  it('takes the sign out of the page with resolved links [R3.08, R4.02]', () => {
    const { document } = readDecoration([
      sign({
        bgUrl: 'pictures/sign.svg',
        showSearch: '0',
        navList: [
          { name: { zh: '首页', en: 'Home' }, type: 4, link: 'index' },
          { name: '轴承', type: 2, link: [101, 10101], path: '/elsewhere' },
          { name: '博客', type: 6, link: 'https://example.com/blog', newTab: 1 },
          { name: '坏', type: 6, link: 'javascript:alert(1)' },
          { type: 4, link: '/cart' },
        ],
      }),
    ])
    expect(headerOf(document, 'en')).toEqual({
      bgUrl: 'pictures/sign.svg',
      showCategory: true,
      showLogo: true,
      showNavs: true,
      showSearch: false,
      navList: [
        { name: 'Home', href: '/', newTab: false },
        { name: '轴承', href: '/list/cpid-101_cid-10101_st-0_p-2', newTab: false },
        { name: '博客', href: 'https://example.com/blog', newTab: true },
      ],
    })
  })

  it('keeps a single sign among the blocks, without a diagnostic if it is first [R4.02]', () => {
    const { document, diagnostics } = readDecoration([sign({ showLogo: 0 }), spacer(), sign({})])
    expect(document.blocks.map(({ type, index }) => `${type} ${index}`)).toEqual([
      'shop_signs 0',
      'auxiliary_interval 1',
    ])
    expect(diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual(['secondSign $[2]'])
    expect(codes([sign({}), spacer()])).toEqual([])
  })

  it('takes the first sign at any place, and reports a second one [R4.02]', () => {
    const page = [spacer(), sign({ showLogo: 0 }), sign({})]
    expect(headerOf(readDecoration(page).document, 'zh')?.showLogo).toBe(false)
    expect(codes(page)).toEqual(['signNotFirst $[1]', 'secondSign $[2]'])
    expect(headerOf(readDecoration([spacer()]).document, 'zh')).toBeUndefined()
  })
})
