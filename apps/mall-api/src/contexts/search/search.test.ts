import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

onDatabase((open) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = new Visitor((await testMall(open())).app)
  }, 60_000)
  const found = async (query: object) =>
    (await visitor.call('searchProd', query as never)).answer.records.map(({ prodId }) => prodId)
  const faceted = async (query: object) => (await visitor.call('searchWithFacets', query as never)).answer

  it('finds by name in both languages, model, other makers’ designations and size, but never delisted products', async () => {
    expect(await found({ keyword: '轴承' })).toEqual(['101', '102'])
    expect(await found({ keyword: 'deep groove' })).toEqual(['101', '102'])
    expect(await found({ keyword: '6205-2RS1' })).toEqual(['101'])
    expect(await found({ keyword: 'm8x40' })).toEqual(['201'])
    expect(await found({ keyword: '螺钉' })).toEqual(['201'])
    expect(await found({ keyword: '没有这种东西' })).toEqual([])
    for (const keyword of [
      '🔩🔩',
      '!!!',
      '\u0007',
      '<script>alert(6205)</script>',
      '<img src=x onerror=alert(1)>',
      '&lt;&gt;',
      'nonsense 6',
    ])
      expect(await found({ keyword }), keyword).toEqual([])
  })

  it('shows the typed model on the card', async () => {
    const [card] = (await visitor.call('searchProd', { keyword: '6205-2rs' })).answer.records
    expect(card).toMatchObject({ partyCode: '6205-2RS', price: '18.50', skuNumber: 1 })
    for (const keyword of ['6205 2rs', '2RS/6205', '6205/2rs', '2rs-6205', '62052RS'])
      expect((await visitor.call('searchProd', { keyword })).answer.records, keyword).toMatchObject([
        { partyCode: '6205-2RS', price: '18.50', skuNumber: 1 },
      ])
    expect((await visitor.call('searchProd', { keyword: 'bearing 2RS 6205' })).answer.records[0]).toMatchObject({
      prodId: '101',
      partyCode: '6205-2RS',
    })
    expect((await visitor.call('searchProd', { keyword: '深沟球轴承 6205' })).answer.records[0]).toMatchObject({
      prodId: '101',
      price: '15.00',
    })
  })

  it('finds words inside markup, and corrects a word beside a designation as well as the designation', async () => {
    expect(await found({ keyword: '<b class="x">6206</b>' })).toEqual(['102'])
    const { products, understood } = await faceted({ keyword: '6205-2rx brearing' })
    expect([understood!.corrected, products.records[0]!.partyCode]).toEqual(['6205-2RS bearing', '6205-2RS'])
  })

  it('names makers that are not sold here, and unknown words', async () => {
    const { products, understood } = await faceted({ keyword: 'LYC 6205 zzyzx' })
    expect(products.records[0]!.prodId).toBe('101')
    expect(understood).toMatchObject({ otherMakers: ['LYC'], dropped: ['zzyzx'], notSold: [] })
    expect((await faceted({ keyword: 'globe valve' })).understood!.notSold).toEqual([{ word: 'globe valve', near: [] }])
  })

  it('finds the products with most of the words if none has all', async () => {
    expect(await found({ keyword: '深沟球轴承 6205 现货批发' })).toContain('101')
  })

  it('filters by category of any level, price and stock, and sorts', async () => {
    expect(await found({ primaryCategoryId: 1, sort: 5 })).toEqual(['101', '102'])
    expect(await found({ secondaryCategoryId: 11, sort: 4 })).toEqual(['102', '101'])
    expect(await found({ categoryId: 211 })).toEqual(['201'])
    expect(await found({ categoryId: 111, hasStock: true })).toEqual(['101'])
    expect(await found({ minPrice: 0.35, maxPrice: 15 })).toEqual(['201', '101'])
    expect((await visitor.call('searchProd', { minPrice: 16, maxPrice: 20 })).answer.records).toMatchObject([
      { prodId: '101', price: '18.50', partyCode: '6205-2RS' },
    ])
    expect(await found({ sort: 1 })).toEqual(['101', '102', '201'])
    expect(await found({ current: 2, size: 2, sort: 1 })).toEqual(['201'])
  })

  it('counts a facet under all choices except its own', async () => {
    const all = await faceted({ categoryId: 111 })
    expect(all.brands.map(({ brandName, count }) => `${brandName} ${count}`)).toEqual(['中轴 1', '固美 1'])
    expect(
      all.attrs.map(
        ({ attrName, attrValues }) =>
          `${attrName}: ${attrValues.map(({ attrValueName, count }) => `${attrValueName} ${count}`).join(', ')}`,
      ),
    ).toEqual(['内径: 25 mm 1, 30 mm 1', '密封: 2RS 2, 开式 1'])
    const narrowed = await faceted({ categoryId: 111, brandIds: '1', attrIds: '2_21' })
    expect(narrowed.products.records.map(({ prodId }) => prodId)).toEqual(['101'])
    expect(narrowed.brands.map(({ count }) => count)).toEqual([1, 1])
    expect(narrowed.attrs.find(({ attrId }) => attrId === '2')!.attrValues.map(({ count }) => count)).toEqual([1, 1])
    expect(narrowed.attrs.find(({ attrId }) => attrId === '1')).toBeUndefined()
    expect(await found({ attrIds: '1_12^2_22' })).toEqual([])
    expect(await found({ attrIds: '2_21', hasStock: true })).toEqual(['101'])
    const either = await faceted({ categoryId: 111, attrIds: '1_11,12^2_22' })
    expect(either.products.records.map(({ prodId }) => prodId)).toEqual(['101'])
    expect(
      either.attrs
        .find(({ attrId }) => attrId === '1')!
        .attrValues.map(({ attrValueName, count }) => `${attrValueName} ${count}`),
    ).toEqual(['25 mm 1', '30 mm 0'])
  })

  it('returns the next categories with their counts, and the price range [R5.02]', async () => {
    const top = await faceted({})
    expect(top.categories.map(({ name, count }) => `${name} ${count}`)).toEqual(['轴承 2', '紧固件 1'])
    expect([top.minPrice, top.maxPrice]).toEqual(['0.35', '22.00'])
    expect((await faceted({ primaryCategoryId: 1 })).categories.map(({ name }) => name)).toEqual(['球轴承'])
    const tree = (await visitor.call('categoryInfo', {})).answer
    expect(tree[0]!.categories![0]!.categories!.map(({ categoryName }) => categoryName)).toEqual(['深沟球轴承'])
  })

  it('suggests models, categories and names while typing', async () => {
    expect((await visitor.call('suggest', { keyword: '620' })).answer.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['6205', '6206-2RS', '深沟球轴承 6205']),
    )
    expect((await visitor.call('suggest', { keyword: '25 mm 2RS bearing' })).answer).toMatchObject([
      { kind: 'model', text: '6205-2RS', prodId: '101', skuId: '1001' },
    ])
    expect((await visitor.call('suggest', { keyword: 'bea' })).answer.map(({ kind }) => kind)).toEqual([
      'category',
      'category',
      'category',
      'brand',
      'prod',
      'prod',
    ])
    expect((await visitor.call('suggest', { keyword: '紧固' })).answer.map(({ text }) => text)).toEqual([
      '紧固件',
      '内六角圆柱头螺钉 M8×40',
    ])
  })
})
