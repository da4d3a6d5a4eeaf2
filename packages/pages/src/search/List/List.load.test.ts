import { describe, expect, it } from 'vitest'
import { categories } from '@millwright/fixtures/categories'
import { facets } from '@millwright/fixtures/facets'
import { user } from '@millwright/fixtures/site'
import { boughtProd } from '@millwright/fixtures/orders'
import { bearing } from '@millwright/fixtures/products'
import { loaderContextAt, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { load } from './List.load.ts'

const found = (total: number, records: object[] = []) => ({
  ...facets.zh,
  understood: undefined,
  products: { records, total, pages: Math.ceil(total / 60), current: 1, size: 60 },
})
const mall = (total = 1, records: object[] = [bearing.zh]) =>
  testMall({
    searchWithFacets: found(total, records),
    categoryInfo: categories.zh,
    suggest: [{ text: '6205' }],
    hotSearch: [{ title: '轴承', content: '' }],
  })
const list = (path: string) =>
  loaderContextAt(path, {
    params: { id: /^\/list\/([^?]*)/.exec(path)?.[1] && decodeURIComponent(/^\/list\/([^?]*)/.exec(path)![1]!) },
  })

describe('a list', () => {
  it('requests the products that its address selects [R2.17]', async () => {
    const { api, inputsOf } = mall()
    await load(
      api,
      list(
        '/list/cpid-101_cid-10101_st-0_p-2?attr=1_105&range=14_5.5~^2_~30&sort=attr-14-down&view=table&exact=1&page=3',
      ),
    )
    expect(inputsOf('searchWithFacets')).toEqual([
      expect.objectContaining({
        primaryCategoryId: '101',
        secondaryCategoryId: '10101',
        attrIds: '1_105',
        attrRanges: '14_5.5~^2_~30',
        sortAttr: '14',
        sortDown: true,
        withAttrs: true,
        exact: true,
        current: 3,
        size: 60,
      }),
    ])
  })

  it('redirects a plain form to its address, and shows invalid input at the form [R2.17]', async () => {
    expect(await redirectTarget(load(mall().api, list('/list/pn-6205?brand=1&of=1&from=20&to=30')))).toBe(
      '/list/pn-6205?brand=1&range=1_20%7E30',
    )
    expect(await redirectTarget(load(mall().api, list('/list?kind=goods&pn=6205')))).toBe('/list/pn-6205')
    const { problems, filter } = await load(mall().api, list('/list/pn-6205?of=1&from=30&to=20'))
    expect(problems).toEqual(['attrRange'])
    expect(filter).toEqual({ keyword: '6205' })
  })

  it('reports a delisted category as unknown, and is shown if the category tree fails [R5.02]', async () => {
    expect(await redirectTarget(load(mall().api, list('/list/cpid-101_cid-99999_st-0_p-2')))).toBe('unknown category')
    const { api } = testMall({ searchWithFacets: found(1, [bearing.zh]), categoryInfo: new Error('no') })
    expect((await load(api, list('/list/cpid-101_cid-99999_st-0_p-2'))).products.value?.shown).toHaveLength(1)
  })

  it('has a different stamp per view, and in the table view also per sort order and filter [R2.17]', async () => {
    const stampOf = async (path: string) => (await load(mall().api, list(path))).products.stamp
    const stamps = await Promise.all(
      ['/list', '/list?view=rows', '/list?view=table', '/list?view=table&sort=priceUp', '/list?view=table&brand=1'].map(
        stampOf,
      ),
    )
    expect(new Set(stamps).size).toBe(5)
  })

  it('links a search without results to whole categories [R5.04]', async () => {
    const { api } = testMall({
      searchWithFacets: { ...found(0, []), categories: [] },
      categoryInfo: categories.zh,
      suggest: [],
      hotSearch: [],
    })
    const { panel } = await load(api, list('/list/pn-NU2208?brand=1&view=rows'))
    expect(panel.value?.categories.map(({ href }) => href)).toContain('/list/cpid-101_st-0_p-1?view=rows')
  })

  it('puts each value under its column, and an empty text for an unknown value [R2.17]', async () => {
    const attr = (attrId: string, value: string) => ({
      attrId,
      attrName: '',
      unit: undefined,
      value,
      number: undefined,
    })
    const { products } = await load(
      mall(1, [{ ...bearing.zh, keyAttrs: [attr('3', 'C3'), attr('1', '25')] }]).api,
      list('/list?view=table'),
    )
    expect(products.value?.shown[0]?.values).toEqual(['25', '', 'C3'])
  })

  it('tells a buyer what was bought of the products with one request, and asks nothing for a visitor', async () => {
    const shelf = [bearing.zh, { ...bearing.zh, prodId: '2' }]
    const answers = {
      ownSearch: found(2, shelf),
      searchWithFacets: found(2, shelf),
      categoryInfo: categories.zh,
      boughtProds: [boughtProd({ prodId: '2' })],
    }
    const [own, publicly] = [testMall(answers), testMall(answers)]
    const at = list('/list/cpid-101_st-0_p-1')
    const shown = await load(own.api, { ...at, user: Promise.resolve(user.zh) })
    expect(shown.products.value?.bought).toEqual(answers.boughtProds)
    expect(own.inputsOf('boughtProds')).toEqual([{ prodIds: `${bearing.zh.prodId},2` }])
    expect((await load(publicly.api, { ...at, user: undefined })).products.value?.bought).toBeUndefined()
    expect(publicly.inputsOf('boughtProds')).toEqual([])
  })

  it('opens a product at a SKU only if the filter or the order selects one', async () => {
    const family = { ...bearing.zh, skuId: '10000101', skuNumber: 4 }
    const sizeAt = async (path: string) =>
      (await load(mall(1, [family]).api, list(path))).products.value?.shown[0]?.skuId
    expect(await sizeAt('/list?page=2')).toBeUndefined()
    expect(await sizeAt('/list/pn-6205')).toBe('10000101')
    expect(await sizeAt('/list?attr=1_105')).toBe('10000101')
    expect(await sizeAt('/list?sort=priceUp')).toBe('10000101')
  })

  it('names the active filters outside the server-rendered panel [R2.17]', async () => {
    const { chosen, panel } = await load(mall().api, list('/list/pn-6205?brand=1&all=brand&range=1_20~30'))
    expect(chosen?.brands.map(({ brandId }) => brandId)).toEqual(
      panel.value!.facets.brands.map(({ brandId }) => brandId).filter((id) => id === '1'),
    )
    expect(panel.value).toMatchObject({ unfolded: 'brand', filter: { brandIds: ['1'] } })
  })

  it('suggests alternatives if a keyword finds nothing, and requests them only then', async () => {
    const lost = mall(0, [])
    const { near } = await load(lost.api, list('/list/pn-XYZ 9000'))
    expect(near?.words.map(({ text }) => text)).toEqual(['6205', '9000', 'XYZ'])
    expect(near?.hot).toEqual([{ text: '轴承', href: '/list/pn-%E8%BD%B4%E6%89%BF' }])
    const there = mall()
    await load(there.api, list('/list/pn-6205'))
    expect(there.calls.map(({ name }) => name)).not.toContain('suggest')
  })
})
