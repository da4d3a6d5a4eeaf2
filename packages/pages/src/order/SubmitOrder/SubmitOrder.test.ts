import { invoiceTitles } from '@millwright/fixtures/invoices'
import { addresses, cities, districts, provinces } from '@millwright/fixtures/addresses'
import { cartItems, orderConfirm, shopsOf } from '@millwright/fixtures/cart'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { orderHref, readSource } from './orderSource.ts'
import { action } from './SubmitOrder.action.ts'
import { load } from './SubmitOrder.load.ts'

const path = '/submit-order?items=501,502'
const confirm = orderConfirm('zh')
const areaList = ({ pid }: { pid: string | number }) =>
  ({ 0: provinces.zh, 430000: cities.zh, 430100: districts.zh })[Number(pid)] ?? []
const submitted = {
  intent: 'submit',
  uuid: confirm.uuid ?? '',
  addrId: '301',
  pricedFor: '301',
  shown: confirm.actualTotal,
  'remark.11': '尽快发货',
  'remark.12': '',
}

describe('the subject of the order', () => {
  it.each([
    ['/submit-order', 'emptySelection'],
    ['/submit-order?items=', 'emptySelection'],
    ['/submit-order?items=a,-1', 'emptySelection'],
    [`/submit-order?items=${Array.from({ length: 501 }, (_, index) => index + 1).join(',')}`, 'tooManyLines'],
  ])('cannot be %s, which redirects to the cart with the problem %s [R5.19]', async (from, key) => {
    expect(await redirectTarget(load(testMall({}).api, loaderContextAt(from)))).toBe(`/cart?problem=${key}`)
  })

  it('may be fifty cart lines [R5.19]', () => {
    const items = Array.from({ length: 50 }, (_, index) => String(index + 1))
    expect(readSource(loaderContextAt(`/submit-order?items=${items}`))).toEqual({ kind: 'cart', items })
  })

  it('may be a product bought directly, and its address is written unchanged [R2.19]', () => {
    const href = '/order-page?prodId=1&skuId=2&shopId=3&count=4'
    expect(orderHref(readSource(loaderContextAt(href)))).toBe(href)
    expect(() => readSource(loaderContextAt('/order-page?prodId=1&skuId=2&shopId=3&count=0'))).toThrow('/detail/1')
    expect(() => readSource(loaderContextAt('/order-page?prodId=x'))).toThrow('missing')
  })
})

describe('the checkout', () => {
  it('shows the price that the mall holds, with its id [R2.19]', async () => {
    const mall = testMall({ confirmOrder: confirm, addressList: addresses.zh })
    const { priced } = await load(mall.api, loaderContextAt(`${path}&addrId=302`))
    expect(mall.inputsOf('confirmOrder')).toEqual([{ basketIds: ['501', '502'], addrId: '302' }])
    expect(priced).toMatchObject({ state: 'ready', uuid: confirm.uuid, until: confirm.expireTime })
  })

  it('prices for the default address if the given address is not the buyer’s', async () => {
    const mall = testMall({ confirmOrder: confirm, addressList: addresses.zh })
    await load(mall.api, loaderContextAt(`${path}&addrId=999`))
    expect(mall.inputsOf('confirmOrder')).toMatchObject([{ addrId: '999' }, { addrId: '0' }])
  })

  it('creates the id and the expiry of the price if the mall gives neither', async () => {
    const mall = testMall({
      confirmOrder: { ...confirm, uuid: undefined, expireTime: undefined },
      addressList: addresses.zh,
    })
    const { priced, now } = await load(mall.api, loaderContextAt(path))
    expect(priced).toMatchObject({ uuid: expect.stringMatching(/^[\da-f-]{36}$/), until: now + 1_800_000 })
  })

  it.each([
    ['A01000', 'productGone'],
    ['A03010', 'insufficientInventory'],
    ['A02000', 'linesOrdered'],
  ])('shows the refusal %s as %s [R8.06]', async (code, key) => {
    const mall = testMall({ confirmOrder: refusal(code), addressList: addresses.zh })
    expect((await load(mall.api, loaderContextAt(path))).priced).toEqual({ state: 'refused', problem: { key } })
  })

  it('claims a coupon and prices the order with the best set [R2.07]', async () => {
    const mall = testMall({ couponReceive: {} })
    const form = formOf({ intent: 'claim:71', addrId: '302', coupons: '5', pricedCoupons: '5', poNumber: 'PO-7' })
    const target = await redirectTarget(action(mall.api, loaderContextAt(path), form))
    expect(mall.inputsOf('couponReceive')).toEqual(['71'])
    expect(target).toContain('po=PO-7')
    expect(target).not.toContain('coupons=')
    const gone = testMall({ couponReceive: refusal('A00001') })
    expect(await action(gone.api, loaderContextAt(path), form)).toMatchObject({ done: false })
    expect(await action(mall.api, loaderContextAt(path), formOf({ intent: 'claim:x' }))).toMatchObject({ done: false })
  })

  it('names the cart lines that cannot be ordered as they stand [R8.06]', async () => {
    const items = cartItems.zh.map((item) => ({ ...item, actualStock: item.basketId === '503' ? 3 : 1 }))
    const refused = { confirmOrder: refusal('A03010'), addressList: addresses.zh }
    const { priced } = await load(testMall({ ...refused, cartInfo: shopsOf(items, 'zh') }).api, loaderContextAt(path))
    expect(priced).toMatchObject({
      state: 'refused',
      inTheWay: [
        { line: { basketId: '501', partyCode: '6205-2RS/C3', unit: '套' }, obstacle: { problem: 'tooMany', bound: 1 } },
        { line: { basketId: '502' }, obstacle: { problem: 'tooMany', bound: 1 } },
      ],
    })
    const unheard = testMall({ ...refused, cartInfo: refusal('A00005') })
    expect((await load(unheard.api, loaderContextAt(path))).priced).not.toHaveProperty('inTheWay')
  })

  it('opens the address form if there is no address yet', async () => {
    const mall = testMall({ confirmOrder: { ...confirm, userAddr: undefined }, addressList: [], areaList })
    expect((await load(mall.api, loaderContextAt(path))).provinces).toEqual(provinces.zh)
  })

  it.each([
    ['places an order that costs nothing', true, '/submit-successfully?orderNumbers=9001'],
    [
      'redirects an order that costs nothing to the cashier if the mall still requires a payment',
      refusal('A03013'),
      '/payment?orderNumbers=9001',
    ],
  ])('%s [R2.19]', async (_, normalPay, where) => {
    const mall = testMall({ submitOrder: { orderNumbers: '9001' }, normalPay })
    expect(await redirectTarget(action(mall.api, loaderContextAt(path), formOf({ ...submitted, shown: '0.00' })))).toBe(
      where,
    )
    expect(mall.inputsOf('normalPay')).toEqual([{ orderNumbers: '9001' }])
  })

  it('submits with the id of the price, and redirects to pay', async () => {
    const mall = testMall({ submitOrder: { orderNumbers: '9001,9002' } })
    expect(await redirectTarget(action(mall.api, loaderContextAt(path), formOf(submitted)))).toBe(
      '/payment?orderNumbers=9001%2C9002',
    )
    expect(mall.inputsOf('submitOrder')).toEqual([
      {
        uuid: confirm.uuid,
        orderShopParams: [
          { shopId: '11', remarks: '尽快发货' },
          { shopId: '12', remarks: '' },
        ],
        actualTotal: confirm.actualTotal,
      },
    ])
  })

  it('sends the buyer’s order number once, and keeps it when the address changes', async () => {
    const mall = testMall({ submitOrder: { orderNumbers: '9001' } })
    await redirectTarget(action(mall.api, loaderContextAt(path), formOf({ ...submitted, poNumber: ' PO-1180 ' })))
    expect(mall.inputsOf('submitOrder')).toMatchObject([{ poNumber: 'PO-1180' }])
    const moved = await redirectTarget(
      action(mall.api, loaderContextAt(path), formOf({ ...submitted, intent: 'deliver', poNumber: 'PO-1180' })),
    )
    expect(moved).toContain('po=PO-1180')
    const shown = testMall({ confirmOrder: confirm, addressList: addresses.zh })
    expect((await load(shown.api, loaderContextAt(`${path}&po=PO-1180`))).poNumber).toBe('PO-1180')
    expect(
      await action(mall.api, loaderContextAt(path), formOf({ ...submitted, poNumber: 'x'.repeat(41) })),
    ).toMatchObject({
      fields: { poNumber: { key: 'poNumberTooLong' } },
    })
  })

  it('keeps typed points when the address changes [R5.13]', async () => {
    const moved = async (points: string, usedPoints: string, pricedPoints: string) => {
      const form = formOf({ ...submitted, intent: 'deliver', points, usedPoints, pricedPoints })
      const to = await redirectTarget(action(testMall({}).api, loaderContextAt(path), form))
      return new URL(to!, 'https://shop').searchParams.get('points')
    }
    expect(await moved('200', '', '')).toBe('200')
    expect(await moved('200', '16800', 'most')).toBe('200')
    expect(await moved('', '100', '100')).toBe(null)
    expect(await moved('16800', '16800', 'most')).toBe('most')
    expect(await moved('a few', '100', '100')).toBe('100')
  })

  it('requests an invoice from each shop with a saved or typed title, or no invoice [R5.18]', async () => {
    const typed = { 'invoice.headerType': '2', 'invoice.headerName': '星沙机械', 'invoice.receiveMail': 'a@b.cn' }
    const mall = testMall({ submitOrder: { orderNumbers: '9001' } })
    const press = (more: Record<string, string>) =>
      redirectTarget(action(mall.api, loaderContextAt(path), formOf({ ...submitted, 'remark.11': '', ...more })))
    await press({ ...typed, 'invoice.choice': 'none' })
    await press({ ...typed, 'invoice.choice': '7' })
    await press({
      ...typed,
      'invoice.choice': 'new',
      'invoice.invoiceTaxNumber': '91350100M000100Y43',
      'invoice.keep': '1',
    })
    const header = { headerName: '星沙机械', invoiceTaxNumber: '91350100M000100Y43', receiveMail: 'a@b.cn' }
    expect(mall.inputsOf('submitOrder').map((input) => (input as { invoiceParams?: unknown }).invoiceParams)).toEqual([
      undefined,
      ['11', '12'].map((shopId) => ({ shopId, invoiceTitleId: '7' })),
      ['11', '12'].map((shopId) => ({ shopId, invoiceType: 1, headerType: 2, ...header, keepTitle: 1 })),
    ])
  })

  it('begins with the buyer’s default title, or the company for a new one, until the buyer chooses [R5.18]', async () => {
    const titles = invoiceTitles('zh')
    const mall = testMall({ confirmOrder: confirm, addressList: addresses.zh, invoiceTitles: titles })
    const { invoice } = await load(mall.api, loaderContextAt(path))
    expect(invoice.choice).toBe(titles.find(({ isDefault }) => isDefault === 1)?.invoiceTitleId)
    const none = await load(mall.api, loaderContextAt(`${path}&invoice.choice=none`))
    expect(none.invoice).toEqual({ choice: 'none', typed: {} })
    const empty = testMall({ confirmOrder: confirm, addressList: addresses.zh, invoiceTitles: [] })
    expect((await load(empty.api, loaderContextAt(path))).invoice.choice).toBe('none')
  })

  it('shows the errors of a new title, and keeps it when the address changes [R5.18]', async () => {
    const typed = { 'invoice.choice': 'new', 'invoice.headerType': '2', 'invoice.headerName': '星沙机械' }
    expect(await action(testMall({}).api, loaderContextAt(path), formOf({ ...submitted, ...typed }))).toMatchObject({
      problem: { key: 'invoiceIncomplete' },
      form: typed,
      data: { problems: [{ field: 'invoiceTaxNumber' }, { field: 'receiveMail' }] },
    })
    const to = await redirectTarget(
      action(testMall({}).api, loaderContextAt(path), formOf({ ...submitted, ...typed, intent: 'newAddress' })),
    )
    const query = new URL(to!, 'http://mall.test').searchParams
    expect(Object.fromEntries([...query].filter(([name]) => name.startsWith('invoice.')))).toEqual(typed)
  })

  it('redirects to pay the same orders after a double submit', async () => {
    const mall = testMall({ submitOrder: { orderNumbers: '9001', duplicateError: 1 } })
    expect(await redirectTarget(action(mall.api, loaderContextAt(path), formOf(submitted)))).toBe(
      '/payment?orderNumbers=9001',
    )
    expect(
      await action(
        testMall({ submitOrder: { orderNumbers: '', duplicateError: 1 } }).api,
        loaderContextAt(path),
        formOf(submitted),
      ),
    ).toMatchObject({ problem: { key: 'submittedAtOnce' } })
  })

  it('names the line without stock, and keeps the typed values [R8.06]', async () => {
    const outcome = await action(
      testMall({ submitOrder: refusal('A03010', '', 2005) }).api,
      loaderContextAt(path),
      formOf(submitted),
    )
    expect(outcome).toMatchObject({
      done: false,
      fields: { 'sku.2005': { key: 'insufficientInventory' } },
      form: { 'remark.11': '尽快发货' },
    })
  })

  it('reports that the held price has expired [R8.03]', async () => {
    expect(
      await action(testMall({ submitOrder: refusal('A03002') }).api, loaderContextAt(path), formOf(submitted)),
    ).toMatchObject({
      problem: { key: 'orderExpired' },
    })
  })

  it('shows the mall’s message if a coupon is gone or the price has changed [R8.06]', async () => {
    const mall = testMall({ submitOrder: refusal('A03002', '价格已变动') })
    expect(await action(mall.api, loaderContextAt(path), formOf(submitted))).toMatchObject({
      problem: { message: '价格已变动' },
    })
  })

  it('prices with the selected coupons, or the best set, and keeps the selection [R2.07]', async () => {
    const chosen = { 'coupon.11': '9001', 'coupon.0': 'none', 'coupon.12': '9002', pricedCoupons: '9001,9003' }
    const to = async (more: object) =>
      redirectTarget(action(testMall({}).api, loaderContextAt(path), formOf({ ...submitted, ...chosen, ...more })))
    expect(await to({ intent: 'coupons' })).toContain('coupons=9001%2C9002')
    expect(await to({ intent: 'bestCoupons', coupons: '9001' })).not.toContain('coupons=')
    expect(await to({ intent: 'deliver', coupons: '9001' })).toContain('coupons=9001%2C9002')
    expect(await to({ intent: 'deliver', coupons: '9001', pricedCoupons: '9001,9002' })).toMatch(/coupons=9001(&|$)/)
    expect(await to({})).toContain('coupons=9001%2C9002')
    const mall = testMall({ submitOrder: { orderNumbers: '1' } })
    const same = formOf({ ...submitted, ...chosen, pricedCoupons: '9001,9002' })
    expect(await redirectTarget(action(mall.api, loaderContextAt(path), same))).toBe('/payment?orderNumbers=1')
    const asked = testMall({ confirmOrder: confirm, addressList: addresses.zh })
    await load(asked.api, loaderContextAt(`${path}&coupons=9001,9002`))
    await load(asked.api, loaderContextAt(`${path}&coupons=none`))
    await load(asked.api, loaderContextAt(path))
    expect(asked.inputsOf('confirmOrder')).toMatchObject([
      { couponIds: ['9001', '9002'], userChangeCoupon: 1 },
      { couponIds: [], userChangeCoupon: 1 },
      { basketIds: ['501', '502'] },
    ])
  })

  it('prices again before it submits to a newly selected address, and keeps the messages', async () => {
    expect(
      await redirectTarget(action(testMall({}).api, loaderContextAt(path), formOf({ ...submitted, addrId: '302' }))),
    ).toBe(`${path.replace(',', '%2C')}&addrId=302&remark.11=${encodeURIComponent('尽快发货')}&invoice.choice=none`)
  })

  it('accepts a message of 100 characters and refuses one of 101 [R5.17]', async () => {
    const mall = testMall({ submitOrder: { orderNumbers: '1' } })
    expect(
      await redirectTarget(
        action(mall.api, loaderContextAt(path), formOf({ ...submitted, 'remark.11': '字'.repeat(100) })),
      ),
    ).toContain('/payment')
    expect(
      await action(mall.api, loaderContextAt(path), formOf({ ...submitted, 'remark.11': '字'.repeat(101) })),
    ).toMatchObject({
      done: false,
      fields: { 'remark.11': { key: 'messageTooLong' } },
    })
  })
})

const form = {
  intent: 'address',
  receiver: '张卫国',
  mobile: '13800000001',
  provinceId: '430000',
  cityId: '430100',
  areaId: '430121',
  addr: '漓湘路 98 号',
}

describe('a new address', () => {
  it('returns the next level of regions, and no regions for a city of another province', async () => {
    const mall = testMall({ areaList })
    expect(await action(mall.api, loaderContextAt(path), formOf({ ...form, intent: 'region' }))).toMatchObject({
      done: true,
      data: { cities: cities.zh, districts: districts.zh },
      form: { receiver: '张卫国' },
    })
    expect(
      await action(mall.api, loaderContextAt(path), formOf({ ...form, intent: 'region', provinceId: '110000' })),
    ).toMatchObject({
      data: { cities: [], districts: [] },
    })
  })

  it('is added and used for the order', async () => {
    const mall = testMall({ areaList, addressList: addresses.zh, addAddress: '399' })
    expect(await redirectTarget(action(mall.api, loaderContextAt(path), formOf(form)))).toContain('addrId=399')
  })

  it('is found among the saved addresses if the mall does not return its id', async () => {
    let added = false
    const mall = testMall({
      areaList,
      addAddress: () => {
        added = true
        return {}
      },
      addressList: () => (added ? [...addresses.zh, { ...addresses.zh[0], addrId: '400' }] : addresses.zh),
    })
    expect(await redirectTarget(action(mall.api, loaderContextAt(path), formOf(form)))).toContain('addrId=400')
  })

  it.each([
    ['receiver', { receiver: ' ' }],
    ['mobile', { mobile: '23800000001' }],
    ['areaId', { areaId: '110101' }],
    ['addr', { addr: '9 号' }],
  ])('reports an error at %s and keeps the other values [R5.12] [R5.05]', async (name, wrong) => {
    const outcome = await action(
      testMall({ areaList, addressList: [] }).api,
      loaderContextAt(path),
      formOf({ ...form, ...wrong }),
    )
    expect(outcome).toMatchObject({
      done: false,
      fields: { [name]: {} },
      form: { cityId: '430100' },
      data: { districts: districts.zh },
    })
    expect(Object.keys(outcome.done ? {} : (outcome.fields ?? {}))).toEqual([name])
  })

  it('is refused if the buyer has twenty addresses [R5.20]', async () => {
    const kept = Array.from({ length: 20 }, (_, index) => ({ ...addresses.zh[0], addrId: String(index + 1) }))
    expect(
      await action(testMall({ areaList, addressList: kept }).api, loaderContextAt(path), formOf(form)),
    ).toMatchObject({
      problem: { key: 'addressLimit', values: { limit: 20 } },
    })
  })
})
