import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

onDatabase((open) => {
  let visitor: Visitor
  beforeAll(async () => {
    const { app, db } = await testMall(open())
    await db.query("update category set key_attrs = '{1,2}' where category_id = 111")
    visitor = new Visitor(app)
  }, 60_000)
  const faceted = async (query: object) => (await visitor.call('searchWithFacets', query as never)).answer
  const ids = async (query: object) => (await faceted(query)).products.records.map(({ prodId }) => prodId)

  it('filters by a numeric attribute with either end open, and returns its minimum and maximum', async () => {
    expect(await ids({ categoryId: 111, attrRanges: '1_26~' })).toEqual(['102'])
    expect(await ids({ categoryId: 111, attrRanges: '1_~25' })).toEqual(['101'])
    expect(await ids({ categoryId: 111, attrRanges: '1_25~30' })).toEqual(['101', '102'])
    expect(await ids({ categoryId: 111, attrRanges: '1_31~40' })).toEqual([])
    const bore = (await faceted({ categoryId: 111, attrRanges: '1_26~' })).attrs.find(({ attrId }) => attrId === '1')
    expect([bore?.min, bore?.max, bore?.attrValues.map(({ number }) => number)]).toEqual([25, 30, [25, 30]])
  })

  it('sorts by an attribute in both directions, with missing values last, and fills the table’s columns', async () => {
    expect(await ids({ sortAttr: 1 })).toEqual(['101', '102', '201'])
    expect(await ids({ sortAttr: 1, sortDown: true })).toEqual(['102', '101', '201'])
    const { keyAttrs, products } = await faceted({ categoryId: 111, withAttrs: true, attrIds: '2_22' })
    expect(keyAttrs).toEqual([
      { attrId: '1', attrName: '内径', unit: 'mm', numeric: true },
      { attrId: '2', attrName: '密封', unit: undefined, numeric: false },
    ])
    expect(products.records[0]?.keyAttrs?.map(({ attrName, value, number }) => [attrName, value, number])).toEqual([
      ['内径', '25 mm', 25],
      ['密封', '开式', undefined],
    ])
    expect((await faceted({})).keyAttrs).toEqual([])
  })

  it('keeps values that a choice rules out, with 0, and leaves out those that the category never had', async () => {
    const seal = (await faceted({ categoryId: 111, brandIds: '2' })).attrs
    expect(seal.map(({ attrName }) => attrName)).toEqual([])
    const chosen = (await faceted({ categoryId: 111, brandIds: '2', attrIds: '2_21' })).attrs
    expect(
      chosen.map(
        ({ attrName, attrValues }) =>
          `${attrName}: ${attrValues.map(({ attrValueName, count }) => `${attrValueName} ${count}`).join(', ')}`,
      ),
    ).toEqual(['密封: 2RS 1, 开式 0'])
  })

  it('suggests categories and brands in either language, by pinyin and by initials, each with its destination', async () => {
    const suggested = async (keyword: string) => (await visitor.call('suggest', { keyword })).answer
    for (const keyword of ['zhouch', 'zc', 'bear'])
      expect(await suggested(keyword)).toContainEqual(
        expect.objectContaining({ kind: 'category', text: '轴承', categoryPath: ['1'] }),
      )
    expect(await suggested('gumei')).toContainEqual(
      expect.objectContaining({ kind: 'brand', text: '固美', brandId: '2' }),
    )
    expect(await suggested('6205 2rs')).toContainEqual(
      expect.objectContaining({ kind: 'model', text: '6205-2RS', prodId: '101' }),
    )
  })

  it.each([
    { keyword: '   ' },
    { keyword: '😀🔩' },
    { keyword: "'; drop table product; --" },
    { keyword: '<script>alert(1)</script>' },
    { keyword: '\u0001\u0007' },
    { attrIds: '9_9^^' },
    { attrRanges: '1_9~1^7_~^1_..~' },
    { minPrice: 9, maxPrice: 1 },
    { brandIds: '999, ,' },
    { categoryId: 424_242 },
    { sortAttr: 99 },
    { current: 10_000, size: 100 },
  ])('answers %o with a page, which may be empty', async (query) => {
    const { code, answer } = await visitor.call('searchWithFacets', query as never)
    expect(code).toBe('00000')
    expect(answer.products.records.length).toBeLessThanOrEqual(answer.products.total)
  })

  it.each([
    { attrIds: '_,' },
    { attrIds: '1_2^x_y' },
    { attrIds: '1_2,' },
    { attrRanges: '_~' },
    { attrRanges: '1_a~' },
    { brandIds: '999,x' },
    { brandIds: '9223372036854775808' },
  ])('refuses the malformed ids and ranges in %o', async (query) => {
    expect(await visitor.call('searchWithFacets', query)).toMatchObject({
      code: 'A00014',
      data: { field: Object.keys(query)[0] },
    })
  })

  it('refuses a keyword longer than 200 characters in the buyer’s language', async () => {
    expect(await visitor.call('searchWithFacets', { keyword: 'x'.repeat(201) })).toMatchObject({
      code: 'A00014',
      msg: '搜索词最多 200 个字，请精简',
    })
  })
})
