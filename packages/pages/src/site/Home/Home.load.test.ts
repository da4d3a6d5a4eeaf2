import { describe, expect, it } from 'vitest'
import type { Category } from '@millwright/contract/catalogue/entities'
import { categories } from '@millwright/fixtures/categories'
import { bearing } from '@millwright/fixtures/products'
import { creditInfo } from '@millwright/fixtures/credit'
import { myOrder } from '@millwright/fixtures/orders'
import { hotShops, user } from '@millwright/fixtures/site'
import { fromFixtures, loaderContextAt, testMall } from '../../loading/testing/testMall.ts'
import { load, loadHome } from './Home.load.ts'
import { deskOf, loadDesk, ordersToRepeat } from './loadDesk.ts'
import { startOf } from './startOf.ts'
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
    expect(inputsOf('categoryInfo')).toHaveLength(1)
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

it('shows the desk in place of the opening picture', async () => {
  const content = [
    { type: 'picture_by', dataField: { imgList: [{ url: 'pictures/a.svg', link: { type: 4, link: '/list' } }] } },
    { type: 'universal_hotspot', dataField: { imgList: [{ url: 'pictures/b.svg', height: 300 }] } },
  ]
  const { api } = testMall({
    ...fromFixtures('centerInfo', 'waiting', 'myOrderSearch'),
    homepage: { homeStatus: 1, content: JSON.stringify(content) },
    categoryInfo: categories.zh,
  })
  expect(typesOf(await load(api, loaderContextAt('/')))).toEqual(['universal_hotspot'])
  const visitor = await load(api, loaderContextAt('/', { user: undefined }))
  expect(typesOf(visitor)).toEqual(['picture_by', 'universal_hotspot'])
  expect([visitor.desk, visitor.start?.value?.categories.length]).toEqual([undefined, categories.zh.length])
})

describe('the desk of the home page', () => {
  const desk = (api: ReturnType<typeof testMall>['api'], more = {}) => loadDesk(api, loaderContextAt('/', more))

  it('makes no call for a visitor', async () => {
    const { api, inputsOf } = testMall({})
    expect(await desk(api, { user: undefined })).toBeUndefined()
    for (const call of ['centerInfo', 'waiting', 'myOrderSearch', 'creditInfo'] as const)
      expect(inputsOf(call)).toEqual([])
  })

  it('has the tasks and orders of a buyer, and asks for the credit account only with the right to it', async () => {
    const { api, inputsOf } = testMall(fromFixtures('centerInfo', 'waiting', 'myOrderSearch', 'creditInfo'))
    const shown = await desk(api, { user: Promise.resolve({ ...user.zh, isAccountPeriod: false }) })
    expect(shown?.orders?.length).toBeGreaterThan(0)
    expect(shown?.tasks.map(({ key }) => key)).toContain('toPay')
    expect(inputsOf('creditInfo')).toEqual([])
  })

  it('puts what is overdue first, in place of the count of statements', () => {
    const parts = { user: { nickName: '王工' }, orders: [], waiting: { bills: 2, inquiries: 1 } }
    const { tasks } = deskOf({ ...parts, credit: creditInfo('overdue', 'zh') }, loaderContextAt('/'))!
    expect(tasks[0]).toMatchObject({ key: 'due', bad: true, amount: '6771.60' })
    expect(tasks.map(({ key }) => key)).not.toContain('billsDue')
    expect(deskOf(parts, loaderContextAt('/'))!.tasks.map(({ key }) => key)).toContain('billsDue')
  })

  it('says why it has no orders: there are none, or they failed to load', () => {
    const waiting = { inquiries: 1 }
    const of = (orders?: []) =>
      deskOf({ user: { nickName: '' }, orders, waiting }, loaderContextAt('/'))?.nothing?.title
    expect(of([])).not.toBe(of())
    expect(of()).toBeDefined()
  })

  it('is absent for a buyer with nothing to do and no orders, and present if the orders failed to load', () => {
    const nobody = { nickName: '' }
    expect(deskOf({ user: nobody, orders: [] }, loaderContextAt('/'))).toBeUndefined()
    expect(deskOf({ user: nobody }, loaderContextAt('/'))).toBeDefined()
  })
})

describe('the orders to repeat', () => {
  const order = (status: number, ...skuIds: string[]) => ({
    status,
    orderItemDtos: skuIds.map((skuId) => ({ ...myOrder('completed', 'zh').orderItemDtos[0]!, skuId })),
  })

  it('are paid, and the same goods appear once', () => {
    const [unpaid, closed] = [order(1, 'a'), order(6, 'b')]
    const [newest, same, other] = [order(5, 'c', 'd'), order(5, 'd', 'c'), order(2, 'c')]
    expect(ordersToRepeat([unpaid, newest, closed, same, other, order(5)])).toEqual([newest, other])
  })
})

it('shows each top category with the picture of its first product', () => {
  const category = (categoryName: string, more: Partial<Category> = {}): Category => ({
    ...categories.en[0]!,
    categoryName,
    pic: undefined,
    categories: [],
    ...more,
  })
  const third = category('C', { pic: 'pictures/c.svg' })
  const tree = [category('A', { categories: [category('B', { categories: [third] })] }), category('D')]
  expect(startOf('en', tree).categories.map(({ name, pic }) => [name, pic])).toEqual([
    ['A', 'pictures/c.svg'],
    ['D', undefined],
  ])
})
