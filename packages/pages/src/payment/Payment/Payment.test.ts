import { myOrder, orderDetail } from '@millwright/fixtures/orders'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { load as loadScan } from '../WeixinPay/WeixinPay.load.ts'
import { load as loadOption } from '../PaymentOption/PaymentOption.load.ts'
import { load as loadSuccess } from '../PaymentSuccess/PaymentSuccess.load.ts'
import { action } from './Payment.action.ts'
import { load } from './Payment.load.ts'

const unpaid = {
  prodNameList: ['轴承'],
  receiver: '张',
  userAddr: '长沙',
  mobile: '138',
  status: 1,
  endTime: '2026-11-21 10:20:00',
  totalFee: '12.00',
}
const getSysPaySwitch = { wxPaySwitch: true, aliPaySwitch: true, balancePaySwitch: false, payPalSwitch: false }
const account = { accountName: 'M', bankName: 'B', account: '1', bankCode: '' }
const transfer = (status: number, orderNumbers = ['9001', '9002']) => ({
  reference: 'MW-1',
  status,
  amount: '12',
  account,
  orderNumbers,
  billNumbers: [],
})
/** A mall that knows only the payment switches. */
const switches = { payOptions: refusal('A00013'), getSysPaySwitch }
const path = '/payment?orderNumbers=9001,9002'
const now = loaderContextAt('/').now

describe('the cashier', () => {
  it('offers the enabled methods, explains the others, and omits PayPal [R2.21]', async () => {
    const { methods, info } = await load(testMall({ orderPayInfo: unpaid, ...switches }).api, loaderContextAt(path))
    expect(methods).toContainEqual(expect.objectContaining({ kind: 'weixin', available: true }))
    expect(methods).toContainEqual(expect.objectContaining({ kind: 'balance', available: false, why: 'off' }))
    expect(methods.map(({ kind }) => kind)).not.toContain('paypal')
    expect(info).toMatchObject({ state: 'unpaid', until: Date.parse('2026-11-21T10:20:00+08:00') })
  })

  it('reports an expired order, whether or not the mall has closed it yet [R8.06]', async () => {
    for (const late of [
      { ...unpaid, status: 6 },
      { ...unpaid, endTime: now - 1 },
    ]) {
      expect((await load(testMall({ orderPayInfo: late, ...switches }).api, loaderContextAt(path))).info.state).toBe(
        'expired',
      )
    }
  })

  it('redirects to the success page if the orders are already paid', async () => {
    expect(
      await redirectTarget(
        load(testMall({ orderPayInfo: { ...unpaid, status: 2 }, ...switches }).api, loaderContextAt(path)),
      ),
    ).toBe('/payment-success?orderNumbers=9001%2C9002')
  })

  it('reports a missing record without orders, or for orders of another buyer', async () => {
    expect(await redirectTarget(load(testMall({}).api, loaderContextAt('/payment')))).toBe('unnamed due')
    expect(
      await redirectTarget(load(testMall({ orderPayInfo: refusal('A03000'), ...switches }).api, loaderContextAt(path))),
    ).toBe('unknown due')
  })

  it('shows a started bank transfer, so that buyers do not pay twice [R2.21]', async () => {
    const told = async (status: number) =>
      (
        await load(
          testMall({ orderPayInfo: unpaid, ...switches, transferInfo: transfer(status) }).api,
          loaderContextAt(path),
        )
      ).transfer?.state
    expect([await told(0), await told(1), await told(2), await told(3)]).toEqual([
      'waiting',
      'sent',
      undefined,
      'refused',
    ])
    expect(
      (await load(testMall({ orderPayInfo: unpaid, ...switches }).api, loaderContextAt(path))).transfer,
    ).toBeUndefined()
  })

  it('shows a transfer that also pays other orders, and links to it [R2.21]', async () => {
    const transferInfo = transfer(1, ['9002', '9003'])
    const { transfer: told } = await load(
      testMall({ orderPayInfo: unpaid, ...switches, transferInfo }).api,
      loaderContextAt(path),
    )
    expect(told).toMatchObject({ state: 'beside', of: { of: 'orderNumbers', numbers: ['9002', '9003'] }, amount: '12' })
  })

  it('redirects to the statements if none is selected [R2.33]', async () => {
    expect(await redirectTarget(load(testMall({}).api, loaderContextAt('/payment?billNumbers=,')))).toBe(
      '/user-center/uc-billManagement?tab=statements',
    )
  })

  it('redirects to the QR code for WeChat and Alipay', async () => {
    expect(
      await redirectTarget(action(testMall({}).api, loaderContextAt(path), formOf({ intent: 'pay', kind: 'alipay' }))),
    ).toBe(`/weixin-pay?orderNumbers=9001%2C9002&payType=2&issued=${now}`)
  })

  it('completes an order that costs nothing', async () => {
    expect(
      await redirectTarget(
        action(testMall({ normalPay: true }).api, loaderContextAt(path), formOf({ intent: 'free' })),
      ),
    ).toContain('/submit-successfully')
  })

  it.each(['balance', 'period', 'transfer', 'free'])(
    'redirects to the success page if a second press on %s finds the order paid [R8.06]',
    async (kind) => {
      const calls = { pay: refusal('A03007'), openTransfer: refusal('A03007'), normalPay: refusal('A03007') }
      const form = { intent: kind === 'free' ? 'free' : 'pay', kind, payPassword: '888888' }
      expect(await redirectTarget(action(testMall(calls).api, loaderContextAt(path), formOf(form)))).toBe(
        '/payment-success?orderNumbers=9001%2C9002',
      )
    },
  )

  it('redirects to the success page if a second press finds the statement paid [R8.06]', async () => {
    const form = formOf({ intent: 'pay', kind: 'balance', payPassword: '888888' })
    expect(
      await redirectTarget(
        action(testMall({ payBill: refusal('A03007') }).api, loaderContextAt('/payment?billNumbers=ST1'), form),
      ),
    ).toBe('/payment-success?billNumbers=ST1')
  })

  it.each([
    ['the cashier', '/payment', load],
    ['the payment options', '/payment-option', loadOption],
    ['the payment code', '/weixin-pay', loadScan],
    ['the success page', '/payment-success', loadSuccess],
  ] as const)('%s continues with the unpaid orders [R8.06]', async (_, screen, loadIt) => {
    const some = { ...unpaid, status: 2, paidNumbers: ['9001'] }
    const mall = testMall({ orderPayInfo: some, ...switches, pay: { code_url: 'weixin://x' } })
    const context = loaderContextAt(`${screen}?orderNumbers=9001,9002&issued=${now - 1000}`)
    expect(await redirectTarget(loadIt(mall.api, context as never))).toBe('/payment?orderNumbers=9002')
  })

  it('redirects to an order that was paid and then closed, instead of reordering it [R8.06]', async () => {
    const back = { ...unpaid, status: 6, paidNumbers: ['9001', '9002'] }
    const leads = async (orderPayInfo: object, to: string) =>
      redirectTarget(load(testMall({ orderPayInfo, ...switches }).api, loaderContextAt(to)))
    expect(await leads(back, path)).toBe('/user-center/uc-order')
    expect(await leads({ ...back, paidNumbers: ['9001'] }, '/payment?orderNumbers=9001')).toBe(
      '/order-detail?orderNumber=9001',
    )
  })

  it('reports a refused payment', async () => {
    expect(
      await action(
        testMall({ pay: refusal('A03013') }).api,
        loaderContextAt(path),
        formOf({ intent: 'pay', kind: 'period' }),
      ),
    ).toMatchObject({ problem: { key: 'paymentFailed' } })
    expect(
      await action(testMall({}).api, loaderContextAt(path), formOf({ intent: 'pay', kind: 'gold' })),
    ).toMatchObject({
      done: false,
    })
  })
})

describe('the payment code', () => {
  const scan = `/weixin-pay?orderNumbers=9001&payType=3&issued=${now - 60_000}`

  it('comes from the mall and expires after five minutes or at the order’s deadline [R2.21]', async () => {
    const { code, codeUntil } = await loadScan(
      testMall({ orderPayInfo: unpaid, pay: { code_url: 'weixin://x' } }).api,
      loaderContextAt(scan),
    )
    expect(code).toEqual({ state: 'ready', value: 'weixin://x', href: undefined })
    expect(codeUntil).toBe(now + 240_000)
    expect(
      (
        await loadScan(
          testMall({ orderPayInfo: { ...unpaid, endTime: now + 1000 }, pay: 'weixin://x' }).api,
          loaderContextAt(scan),
        )
      ).codeUntil,
    ).toBe(now + 1000)
  })

  it('opens on the phone if the mall, or the code itself, gives an address', async () => {
    const codeOf = async (pay: unknown) =>
      (await loadScan(testMall({ orderPayInfo: unpaid, pay }).api, loaderContextAt(scan))).code
    expect(await codeOf({ code_url: 'weixin://x', url: 'https://pay.test/1' })).toMatchObject({
      href: 'https://pay.test/1',
    })
    expect(await codeOf('https://qr.alipay.com/x')).toMatchObject({ href: 'https://qr.alipay.com/x' })
    expect(await codeOf({ code_url: 'weixin://x', url: 'javascript:alert(1)' })).toMatchObject({ href: undefined })
  })

  it('leads to the payment service’s page if the service has no code, under another title [R2.21]', async () => {
    const mall = testMall({ orderPayInfo: unpaid, pay: { url: 'https://openapi.alipay.com/gateway.do?sign=1' } })
    const { code, head } = await loadScan(mall.api, loaderContextAt(scan))
    expect(code).toEqual({ state: 'elsewhere', href: 'https://openapi.alipay.com/gateway.do?sign=1' })
    expect(head).toMatchObject({ title: { key: 'title' }, refresh: 5 })
    expect(mall.inputsOf('pay')).toMatchObject([{ returnUrl: expect.stringMatching(/^http.*payment-success/) }])
  })

  it('expires, and is requested again only by the buyer [R8.06]', async () => {
    const mall = testMall({ orderPayInfo: unpaid })
    expect(
      (await loadScan(mall.api, loaderContextAt(`/weixin-pay?orderNumbers=9001&issued=${now - 300_000}`))).code,
    ).toEqual({
      state: 'expired',
    })
    expect(await redirectTarget(loadScan(mall.api, loaderContextAt('/weixin-pay?orderNumbers=9001')))).toContain(
      `issued=${now}`,
    )
  })

  it('redirects as soon as the order is paid', async () => {
    expect(
      await redirectTarget(
        loadScan(
          testMall({ orderPayInfo: { ...unpaid, status: 2 }, pay: refusal('A03007') }).api,
          loaderContextAt(scan),
        ),
      ),
    ).toBe('/payment-success?orderNumbers=9001')
    expect(
      await redirectTarget(
        loadScan(testMall({ orderPayInfo: unpaid, pay: refusal('A03007') }).api, loaderContextAt(scan)),
      ),
    ).toBe('/payment-success?orderNumbers=9001')
  })

  it('never links to an address that runs scripts', async () => {
    expect(
      (
        await loadScan(
          testMall({ orderPayInfo: unpaid, pay: { url: 'javascript:alert(1)' } }).api,
          loaderContextAt(scan),
        )
      ).code.state,
    ).toBe('failed')
  })
})

describe('the success page', () => {
  it('is shown only for paid orders, even if other calls fail [R2.21]', async () => {
    expect(
      await redirectTarget(
        loadSuccess(testMall({ orderPayInfo: unpaid }).api, loaderContextAt('/payment-success?orderNumbers=9001')),
      ),
    ).toBe('/payment?orderNumbers=9001')
    const { accessories, unpaid: rest } = await loadSuccess(
      testMall({ orderPayInfo: { ...unpaid, status: 2 }, myOrderSearch: refusal('A00005') }).api,
      loaderContextAt('/payment-success?orderNumbers=9001'),
    )
    expect([accessories, rest]).toEqual([[], undefined])
  })
  it('lists unpaid orders, and the accessories of the bought products', async () => {
    const { accessories, unpaid: rest } = await loadSuccess(
      testMall({
        orderPayInfo: { ...unpaid, status: 2 },
        orderDetail: orderDetail('paid', 'zh'),
        prodRelated: { accessories: [{ prodId: '1001' }, { prodId: '77' }, { prodId: '77' }], substitutes: [] },
        myOrderSearch: { records: [myOrder('unpaid', 'zh')], total: 1, pages: 1 },
      }).api,
      loaderContextAt('/payment-success?orderNumbers=9001'),
    )
    expect(accessories.map(({ prodId }) => prodId)).toEqual(['77'])
    const { orderNumber, actualTotal } = myOrder('unpaid', 'zh')
    expect(rest).toEqual({ orderNumbers: [orderNumber], amount: actualTotal })
  })
})
