import { myOrder, orderCount, orderDetail, rebuyLines } from '@millwright/fixtures/orders'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { load as loadDetail } from '../OrderDetail/OrderDetail.load.ts'
import { action as actOnDetail } from '../OrderDetail/OrderDetail.action.ts'
import { action } from './MyOrders.action.ts'
import { load } from './MyOrders.load.ts'
import { ordersHref, readOrderQuery } from '@millwright/domain/order/orderQuery'

const list = '/user-center/uc-order'
const unpaid = myOrder('unpaid', 'zh')
const orders = { myOrderSearch: { records: [unpaid], total: 1, pages: 1 }, orderCount }

describe('my orders', () => {
  it('reads its filter from the address, ignores invalid values, and writes the same address [R2.33]', () => {
    const href = `${list}?status=3&q=6205&time=2&from=2026-11-01&to=2026-11-21&page=4`
    expect(ordersHref(readOrderQuery(new URL(href, 'http://mall.test').searchParams))).toBe(href)
    expect(readOrderQuery(new URLSearchParams('status=99&time=-1&current=0&q=%20%20&from=2026-13-01&to=x'))).toEqual({
      status: 0,
      q: '',
      time: 0,
      from: '',
      to: '',
      page: 1,
    })
  })

  it('redirects from past the last page to the last page [R2.33]', async () => {
    const past = { ...orders, myOrderSearch: { records: [], total: 14, pages: 2 } }
    expect(await redirectTarget(load(testMall(past).api, loaderContextAt(`${list}?status=6&page=9`)))).toBe(
      `${list}?status=6&page=2`,
    )
    const miscounted = { ...orders, myOrderSearch: { records: [], total: 99, pages: 9 } }
    expect(await redirectTarget(load(testMall(miscounted).api, loaderContextAt(`${list}?status=6&page=9`)))).toBe(
      `${list}?status=6&page=8`,
    )
  })

  it('sums what was paid if the list is narrowed by days only, as the user centre does', async () => {
    const mall = testMall({ ...orders, orderSpend: { orders: 1, amount: '1706.00' } })
    const { spent } = await load(mall.api, loaderContextAt(`${list}?from=2026-11-01`))
    expect([spent?.orders, Number(spent?.amount)]).toEqual([1, 1706])
    expect((await load(mall.api, loaderContextAt(`${list}?from=2026-11-01&q=6205`))).spent).toBeUndefined()
    expect((await load(mall.api, loaderContextAt(list))).spent).toBeUndefined()
  })

  it('searches a long number as an order number, and any other text as a name', async () => {
    const mall = testMall(orders)
    await load(mall.api, loaderContextAt(`${list}?q=202611210930124410`))
    await load(mall.api, loaderContextAt(`${list}?q=6205`))
    expect(mall.inputsOf('myOrderSearch')).toMatchObject([{ orderNumber: '202611210930124410' }, { orderName: '6205' }])
  })

  it('asks for confirmation only for a listed order', async () => {
    expect(
      (await load(testMall(orders).api, loaderContextAt(`${list}?confirm=cancel&orderNumber=${unpaid.orderNumber}`)))
        .asked,
    ).toEqual({ action: 'cancel', orderNumber: unpaid.orderNumber })
    expect(
      (await load(testMall(orders).api, loaderContextAt(`${list}?confirm=cancel&orderNumber=1`))).asked,
    ).toBeUndefined()
    expect(
      (await load(testMall(orders).api, loaderContextAt(`${list}?confirm=burn&orderNumber=${unpaid.orderNumber}`)))
        .asked,
    ).toBeUndefined()
  })

  it.each([
    ['cancel', 'cancelOrder'],
    ['receive', 'receiptOrder'],
    ['delete', 'deleteOrder'],
  ] as const)('carries out %s [R6.06]', async (intent, call) => {
    const mall = testMall({ [call]: {} })
    expect(await action(mall.api, loaderContextAt(list), formOf({ intent, orderNumber: '9001' }))).toMatchObject({
      done: true,
    })
    expect(mall.inputsOf(call)).toEqual([{ orderNumber: '9001' }])
  })

  it('shows the reason for the mall’s refusal [R8.05]', async () => {
    expect(
      await action(
        testMall({ cancelOrder: refusal('A03007') }).api,
        loaderContextAt(list),
        formOf({ intent: 'cancel', orderNumber: '9001' }),
      ),
    ).toMatchObject({ problem: { key: 'alreadyPaid' } })
  })

  it('pays several orders as one payment', async () => {
    const form = formOf({ intent: 'payTogether', orderNumber: '9001' })
    form.append('orderNumber', '9002')
    expect(await redirectTarget(action(testMall({}).api, loaderContextAt(list), form))).toBe(
      '/payment?orderNumbers=9001%2C9002',
    )
    expect(await action(testMall({}).api, loaderContextAt(list), formOf({ intent: 'payTogether' }))).toMatchObject({
      problem: { key: 'noOrdersChosen' },
    })
  })

  it('reorders through the cart, and reports unavailable products', async () => {
    const again = formOf({ intent: 'rebuy', orderNumber: '9001' })
    expect(
      await redirectTarget(
        action(
          testMall({ rebuyOrder: { basketIds: ['1'], missing: [], lines: [] } }).api,
          loaderContextAt(list),
          again,
        ),
      ),
    ).toBe('/cart')
    expect(
      await redirectTarget(
        action(
          testMall({ rebuyOrder: { basketIds: ['1'], missing: ['x'], lines: [] } }).api,
          loaderContextAt(list),
          again,
        ),
      ),
    ).toBe('/cart?problem=productGone')
    expect(
      await action(
        testMall({ rebuyOrder: { basketIds: [], missing: ['x'], lines: [] } }).api,
        loaderContextAt(list),
        again,
      ),
    ).toMatchObject({
      problem: { key: 'productGone' },
    })
  })

  it('says of each line that is not bought again why', async () => {
    const lines = rebuyLines('zh')
    const mall = testMall({ rebuyOrder: { basketIds: ['1'], missing: ['x', 'y'], lines } })
    const form = formOf({ intent: 'rebuy', orderNumber: '9001', orderItemId: '7' })
    expect(await action(mall.api, loaderContextAt(list), form)).toMatchObject({
      done: false,
      problem: { key: 'someNotAdded', values: { added: 1, failed: 2 } },
      data: { rebuy: lines },
    })
    expect(mall.inputsOf('rebuyOrder')).toEqual([{ orderNumber: '9001', orderItemId: '7' }])
  })
})

describe('one order', () => {
  it('is unknown if there is no order with that number [R2.20]', async () => {
    expect(
      await redirectTarget(
        loadDetail(testMall({ orderDetail: refusal('A03000') }).api, loaderContextAt('/order-detail?orderNumber=1')),
      ),
    ).toBe('unknown order')
    expect(await redirectTarget(loadDetail(testMall({}).api, loaderContextAt('/order-detail')))).toBe('unnamed order')
  })

  it('is shown even if the carriers do not respond', async () => {
    const mall = testMall({ orderDetail: orderDetail('shipped', 'zh'), deliveryOfOrder: refusal('A00005') })
    expect((await loadDetail(mall.api, loaderContextAt('/order-detail?orderNumber=1'))).packages).toEqual([])
  })

  it('redirects to the list after it is deleted', async () => {
    expect(
      await redirectTarget(
        actOnDetail(
          testMall({ deleteOrder: {} }).api,
          loaderContextAt('/order-detail'),
          formOf({ intent: 'delete', orderNumber: '1' }),
        ),
      ),
    ).toBe(list)
  })
})
