import { describe, expect, it } from 'vitest'
import { money } from '@millwright/domain/money/money'
import { supermarket } from '@millwright/fixtures/supermarket'
import { user } from '@millwright/fixtures/site'
import { loaderContextAt, formOf, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { action } from './Supermarket.action.ts'
import { load } from './Supermarket.load.ts'
import { Quantities } from './quantities.ts'
import { readRowQuantitiesParam, readRowQuantities, rowQuantitiesPath } from './rowQuantities.ts'

const table = supermarket('zh', Date.parse('2026-11-20T10:00:00+08:00'))
const [first, second] = table.categories![0]!.skus!.map(({ skuId }) => String(skuId)) as [string, string]
const form = (typed: Record<string, string>) =>
  formOf({ intent: 'addAll', ...Object.fromEntries(Object.entries(typed).map(([id, text]) => [`q.${id}`, text])) })
const shown = { supermarket: table }

describe('the supermarket', () => {
  it('shows the buyer’s agreed prices, and requests none for visitors [R2.27] [R2.06]', async () => {
    const mall = testMall({
      ...shown,
      agreementPrices: [{ skuId: first, agreementPrice: '9.00', agreementMinQty: 20 }],
    })
    const own = loaderContextAt('/supermarket', { user: Promise.resolve({ ...user.zh, isProductPool: 1 as const }) })
    expect((await load(mall.api, own)).classes[0]!.rows[0]).toMatchObject({
      agreementPrice: '9.00',
      agreementMinQty: 20,
    })
    const stranger = testMall(shown)
    expect((await load(stranger.api, loaderContextAt('/supermarket', { user: undefined }))).classes).toHaveLength(3)
    expect(stranger.inputsOf('agreementPrices')).toEqual([])
  })

  it('adds all lines with a quantity in one request, and skips empty fields [R2.27]', async () => {
    const mall = testMall({ ...shown, addItems: [first, second].map((skuId) => ({ skuId, added: true })) })
    const outcome = await action(
      mall.api,
      loaderContextAt('/supermarket'),
      form({ [first]: '60', [second]: ' １０ ', 1000005: '' }),
    )
    expect(outcome).toMatchObject({ done: true, data: { added: 2 }, next: { href: '/cart' } })
    expect(mall.inputsOf('addItems')[0]).toMatchObject([
      { skuId: first, count: 60 },
      { skuId: second, count: 10 },
    ])
  })

  it('shows the reason at each failed line, and counts the added lines [R2.27]', async () => {
    const mall = testMall({
      ...shown,
      addItems: [
        { skuId: first, added: true },
        { skuId: second, added: false, message: '购物车已满' },
      ],
    })
    const typed = { [first]: '60', [second]: '1', 999: '5', 1000003: 'x', 1000006: '999999' }
    expect(await action(mall.api, loaderContextAt('/supermarket'), form(typed))).toEqual({
      done: false,
      problem: { key: 'someNotAdded', values: { added: 1, failed: 4 } },
      fields: {
        [`q.${second}`]: { message: '购物车已满' },
        'q.999': { key: 'productGone' },
        'q.1000003': { key: 'notWhole', values: { bound: 1 } },
        'q.1000006': { key: 'tooMany', values: { bound: 3860 } },
      },
      form: { [`q.${second}`]: '1', 'q.999': '5', 'q.1000003': 'x', 'q.1000006': '999999' },
      data: { added: 1 },
    })
    expect(await action(testMall({}).api, loaderContextAt('/supermarket'), form({}))).toMatchObject({
      done: false,
      problem: { key: 'nothingTyped' },
    })
  })

  it('redirects visitors to sign in and back to their quantities [R2.04] [R2.27]', async () => {
    const visitor = loaderContextAt('/supermarket', { user: undefined })
    const to = await redirectTarget(action(testMall(shown).api, visitor, form({ [first]: ' ６０', [second]: 'x' })))
    expect(to).toBe(`/login?back=${encodeURIComponent(`/supermarket?q=${first}-60`)}`)
    const back = await load(
      testMall(shown).api,
      loaderContextAt(`/supermarket?q=${first}-60.x.7-`, { user: undefined }),
    )
    expect(back.wanted).toEqual({ [first]: '60' })
  })

  it('restores the quantities written into an address, and reads only quantity fields from a form', () => {
    const wanted = { 1: '5', 22: '600' }
    expect(
      readRowQuantitiesParam(new URL(rowQuantitiesPath(wanted), 'http://m').searchParams.get('q') ?? undefined),
    ).toEqual(wanted)
    expect(rowQuantitiesPath({})).toBe('/supermarket')
    expect(readRowQuantitiesParam('a.b-1.-2')).toBeUndefined()
    expect(readRowQuantities(formOf({ 'q.1': ' 5 ', 'q.x': '1', q: '2', 'r.3': '3', 'q.4': ' ' }))).toEqual({ 1: '5' })
  })

  it('totals with the price engine, notifies once per change and skips invalid lines [R1.03] [R2.27]', () => {
    const row = { skuId: '1', prodId: '1', model: 'a', name: 'a', size: '', stocks: 100, leadDays: 0, unit: '件' }
    const quantities = new Quantities(
      [
        { ...row, price: money('10'), priceTiers: [{ minQty: 10, price: money('9') }] },
        { ...row, skuId: '2', price: money('0.125'), packQty: 50, agreementPrice: money('0.1'), agreementMinQty: 100 },
      ],
      { 1: '9' },
    )
    let told = 0
    quantities.subscribe(() => told++)
    expect(quantities.total()).toEqual({ lines: 1, amount: '90.00' })
    quantities.type([
      ['1', '10'],
      ['2', '50'],
      ['3', '1'],
    ])
    expect(told).toBe(1)
    expect(quantities.total()).toEqual({ lines: 2, amount: '96.25' })
    quantities.type([['2', '100']])
    expect(quantities.total().amount).toBe('100.00')
    for (const wrong of ['55', '150', 'x', '-1', '1.5']) {
      quantities.type([['2', wrong]])
      expect(quantities.total(), wrong).toEqual({ lines: 1, amount: '90.00' })
      expect(quantities.stateOf('2').problem, wrong).toBeDefined()
    }
    quantities.type([['1', '']])
    expect(quantities.total()).toEqual({ lines: 0, amount: '0.00' })
  })

  it('totals at the member’s price, and at an agreed price below it [R2.11] [R2.27]', () => {
    const row = { prodId: '1', model: 'a', name: 'a', size: '', stocks: 100, price: money('10'), memberPercent: 90 }
    const own = new Quantities(
      [
        { ...row, skuId: '1', priceTiers: [{ minQty: 10, price: money('9') }] },
        { ...row, skuId: '2', agreementPrice: money('8.50') },
      ],
      { 1: '10', 2: '2' },
    )
    expect(own.stateOf('1').amount).toBe('81.00')
    expect(own.stateOf('2').amount).toBe('17.00')
  })
})
