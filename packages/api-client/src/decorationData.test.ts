import { expect, it, vi } from 'vitest'
import { groupProdPage, prodsByIds, prodShelves, seckillPage, shopPage } from './calls.ts'
import { askDecorationData, loadDecorationData } from './decorationData.ts'
import { createSmallClient } from './small.ts'

const plan = { prodIds: ['1', '2'], seckillIds: ['7'], groupActivityIds: ['8'], shelves: ['new:4'], shopIds: ['9'] }
const nothing = { prodIds: [], seckillIds: [], groupActivityIds: [], shelves: [], shopIds: [] }
const card = (prodId: number) => ({ prodId, prodName: `p${prodId}`, price: 1, shopId: 9 })
const page = (record: object) => ({ records: [record], total: 1, pages: 1 })
const all: Record<string, unknown> = {
  '/prod/listProdByIdsAndType': [card(2), card(1)],
  [seckillPage.path]: page({ ...card(3), seckillId: 7, seckillPrice: 0.5 }),
  [groupProdPage.path]: page({ ...card(4), groupActivityId: 8, actPrice: '0.9' }),
  [prodShelves.path]: [[card(5)]],
  [shopPage.path]: page({ shopId: 9, shopName: 'Bearings' }),
}

function mallOf(answers: Record<string, unknown>) {
  const fetch = vi.fn(async (url: string) => {
    const data = answers[new URL(url).pathname]
    return data ? Response.json({ code: '00000', data }) : new Response('', { status: 500 })
  })
  const wires = { prodsByIds, seckillPage, groupProdPage, prodShelves, shopPage }
  return { fetch, api: createSmallClient(wires, { base: 'http://mall.test', locale: 'en', fetch, retries: 0 }) }
}

it('requests each kind of data on a page once, and finds each item by id', async () => {
  const { api, fetch } = mallOf(all)
  expect(await loadDecorationData(api, plan, { now: 5 })).toMatchObject({
    now: 5,
    products: { 1: { prodName: 'p1', price: '1.00' }, 2: { prodName: 'p2' } },
    seckills: { 7: { prodId: '3', seckillPrice: '0.50' } },
    groups: { 8: { prodId: '4', actPrice: '0.90' } },
    shelves: { 'new:4': [{ prodId: '5' }] },
    shops: { 9: { shopName: 'Bearings' } },
  })
  expect(fetch).toHaveBeenCalledTimes(5)
  expect(new URL(fetch.mock.calls[0]![0]).searchParams.get('prodIds')).toBe('1,2')
})

it('requests nothing for a page without products', async () => {
  const { api, fetch } = mallOf(all)
  expect(await loadDecorationData(api, nothing, { now: 5 })).toEqual({ now: 5 })
  expect(fetch).not.toHaveBeenCalled()
})

it('returns null for a kind whose request failed, and the data of the other kinds', async () => {
  const { [seckillPage.path]: _, ...others } = all
  const answers = await loadDecorationData(mallOf(others).api, plan)
  expect(answers.seckills).toBeNull()
  expect(Object.values(answers).filter((one) => one === null)).toHaveLength(1)
  expect(Math.abs(answers.now - Date.now())).toBeLessThan(5000)
})

it('returns promises immediately, and aborts the requests with the host’s signal', async () => {
  const given = new AbortController()
  const fetch = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  const wires = { prodsByIds, seckillPage, groupProdPage, prodShelves, shopPage }
  const api = createSmallClient(wires, { base: 'http://mall.test', locale: 'en', fetch })
  const { products } = askDecorationData(api, { ...nothing, prodIds: ['1'] }, { signal: given.signal })
  given.abort()
  expect(await products).toBeNull()
})
