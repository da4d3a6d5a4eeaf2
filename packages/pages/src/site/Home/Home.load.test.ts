import { describe, expect, it } from 'vitest'
import { categories } from '@millwright/fixtures/categories'
import { bearing } from '@millwright/fixtures/products'
import { hotShops } from '@millwright/fixtures/site'
import { loaderContextAt, testMall } from '../../loading/testing/testMall.ts'
import { load, loadHome } from './Home.load.ts'
import type { HomeData } from './Home.load.ts'

const page = { records: [bearing.zh], total: 1, pages: 1, current: 1, size: 5 }
const mall = (lost: Partial<Record<'searchProd' | 'hotShops', Error>> = {}) =>
  testMall({
    homepage: {},
    searchProd: page,
    seckillPage: { ...page, records: [] },
    hotShops: hotShops.zh,
    categoryInfo: categories.zh,
    ...lost,
  })

const typesOf = ({ page }: HomeData) =>
  page.parts
    .flatMap((part) => ('stamp' in part ? (part.value?.blocks ?? []) : part.blocks))
    .map(({ block }) => block.type)

describe('the home page without decoration', () => {
  it('has shelves of new, bestselling and top-category products, and the shops', async () => {
    const { api, inputsOf } = mall()
    const types = typesOf(await load(api, loaderContextAt('/')))
    expect(types.slice(0, 4)).toEqual(['floor_title', 'goods_list', 'floor_title', 'goods_list'])
    expect(types.at(-1)).toBe('store_list')
    expect(inputsOf('searchProd')).toHaveLength(types.filter((type) => type === 'goods_list').length)
    expect(inputsOf('categoryInfo')).toHaveLength(1)
  })

  it('has the given shelves in their order, and requests no others', async () => {
    const { api, inputsOf } = mall()
    const home = await loadHome(api, loaderContextAt('/'), ['shops', 'newest'])
    expect(typesOf(home)).toEqual(['store_list', 'floor_title', 'goods_list'])
    expect(home.page.retryHref).toBeUndefined()
    expect(inputsOf('searchProd')).toEqual([expect.objectContaining({ size: 5 })])
    expect(inputsOf('categoryInfo')).toEqual([])
    expect(inputsOf('seckillPage')).toEqual([])
  })

  it('throws if no products arrive, and offers a retry if only a part is missing', async () => {
    const lost = new Error('no answer')
    await expect(loadHome(mall({ searchProd: lost }).api, loaderContextAt('/'), ['newest'])).rejects.toThrow(
      'no answer',
    )
    const part = await loadHome(mall({ hotShops: lost }).api, loaderContextAt('/'), ['newest', 'shops'])
    expect(part.page.retryHref).toBe('/')
  })
})
