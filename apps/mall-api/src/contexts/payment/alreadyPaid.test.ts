import { payTypes } from '@millwright/domain/payment/payKinds'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { book } from '../../core/member/ledger.ts'
import { onDatabase } from '../../testing/databases.ts'
import { PAY_PASSWORD, setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'

onDatabase((open) => {
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  beforeAll(async () => {
    mall = await testMall(open())
    desk = await setUpPayingBuyer(mall)
  }, 60_000)
  beforeEach(async () => {
    await desk.jump(START)
    await mall.db.script(`delete from transfer; delete from payment; delete from credit_entry; delete from bill;
      delete from credit_account; update orders set status = 6 where status = 1; update sku set stocks = 1000 where sku_id = 1001`)
    await mall.db.query('insert into credit_account values ($1, 5000, 30, false, null, $2)', [desk.user, START])
  })
  let filled = 0
  const fill = (amount: string) =>
    mall.db.tx((tx) =>
      book(tx, {
        kind: 'balance',
        user: desk.user,
        amount,
        cause: amount.startsWith('-') ? 'pay' : 'recharge',
        key: `fill ${(filled += 1)}`,
        now: START,
      }),
    )
  const balance = async () => (await desk.buyer.call('balanceInfo', {})).answer.balance
  const byBalance = { payType: payTypes.balance, payPassword: PAY_PASSWORD }
  const ways = {
    balance: (orderNumbers: string) => desk.buyer.call('pay', { orderNumbers, ...byBalance }),
    period: (orderNumbers: string) => desk.buyer.call('pay', { orderNumbers, payType: payTypes.period }),
    scan: async (orderNumbers: string) => desk.press('pay', { code: await desk.scan(orderNumbers, payTypes.weixin) }),
    transfer: async (orderNumbers: string) => {
      const { reference } = (await desk.buyer.call('openTransfer', { orderNumbers })).answer
      await desk.press('transferReceive', { reference })
    },
  }

  it.each(Object.keys(ways) as (keyof typeof ways)[])(
    'answers any second payment of an order paid by %s with A03007 and its number [R8.06]',
    async (way) => {
      await fill('1000.00')
      const orderNumbers = await desk.order()
      await ways[way](orderNumbers)
      const before = await balance()
      const paid = { code: 'A03007', data: { orderNumbers: [orderNumbers] } }
      for (const payType of Object.values(payTypes)) {
        const again = await desk.buyer.call('pay', { orderNumbers, payType, payPassword: PAY_PASSWORD })
        expect([payType, again.code, again.data]).toEqual([payType, paid.code, paid.data])
      }
      for (const call of ['periodPay', 'normalPay', 'openTransfer'] as const)
        expect(await desk.buyer.call(call, { orderNumbers })).toMatchObject(paid)
      expect(await desk.buyer.call('transferVoucher', await desk.receipt(orderNumbers))).toMatchObject(paid)
      expect(await balance()).toBe(before)
    },
  )

  it.each([
    ['pay', { payType: payTypes.balance, payPassword: PAY_PASSWORD }],
    ['pay', { payType: payTypes.period }],
    ['periodPay', {}],
    ['openTransfer', {}],
  ] as const)(
    'answers %s %j with A03007 if the order is paid between the check and the payment [R8.06]',
    async (call, more) => {
      await fill('1000.00')
      const orderNumbers = await desk.order()
      const code = await desk.scan(orderNumbers, payTypes.alipay)
      const before = await balance()
      const answer = await desk.late(call, { orderNumbers, ...more } as never, () => desk.press('pay', { code }))
      expect(answer).toEqual({ code: 'A03007', data: { orderNumbers: [orderNumbers] } })
      expect(await balance()).toBe(before)
      expect((await desk.detail(orderNumbers)).payType).toBe(payTypes.alipay)
      expect(await mall.db.query('select 1 from transfer where state = 0')).toEqual([])
    },
  )

  it('answers A03007 if an order without cost is confirmed a second time at the same moment [R8.06]', async () => {
    const orderNumbers = await desk.order()
    await mall.db.query('update orders set actual_total = 0 where order_number = $1', [orderNumbers])
    const answer = await desk.late('normalPay', { orderNumbers }, () => desk.buyer.call('normalPay', { orderNumbers }))
    expect(answer).toEqual({ code: 'A03007', data: { orderNumbers: [orderNumbers] } })
    expect((await desk.buyer.call('normalPay', { orderNumbers })).code).toBe('A03007')
  })

  it('answers A03002 for an order closed unpaid, and A03007 for a paid and refunded one [R8.06]', async () => {
    const [paid, closed] = [await desk.order(), await desk.order()]
    await fill('1000.00')
    await ways.balance(paid)
    await desk.buyer.call('cancelOrder', { orderNumber: closed })
    expect((await desk.buyer.call('pay', { orderNumbers: closed, ...byBalance })).code).toBe('A03002')
    await mall.db.query('update orders set status = 6, close_type = 2 where order_number = $1', [paid])
    expect((await desk.buyer.call('pay', { orderNumbers: paid, ...byBalance })).code).toBe('A03007')
    const meanwhile = await desk.order()
    expect(
      await desk.late('pay', { orderNumbers: meanwhile, ...byBalance }, () =>
        desk.buyer.call('cancelOrder', { orderNumber: meanwhile }),
      ),
    ).toMatchObject({ code: 'A03002' })
  })

  it('names the paid orders among several, so that the others can be paid [R8.06]', async () => {
    const [paid, open, closed] = [await desk.order(), await desk.order(), await desk.order()]
    await fill('1000.00')
    await ways.balance(paid)
    await desk.buyer.call('cancelOrder', { orderNumber: closed })
    const orderNumbers = [paid, open, closed].toSorted().join(',')
    expect(await desk.buyer.call('pay', { orderNumbers, ...byBalance })).toMatchObject({
      code: 'A03007',
      data: { orderNumbers: [paid] },
    })
    expect((await desk.buyer.call('orderPayInfo', { orderNumbers })).answer.paidNumbers).toEqual([paid])
    expect((await desk.buyer.call('orderPayInfo', { orderNumbers: open })).answer.paidNumbers).toEqual([])
    expect((await desk.buyer.call('isPay', { orderNumbers })).answer).toBe(false)
  })

  it('answers a second payment of a statement with A03007 and the statement’s number, however small the remaining balance [R8.06]', async () => {
    const orderNumbers = await desk.order()
    await ways.period(orderNumbers)
    await desk.press('creditBill', { user: desk.user })
    const [bill] = (await desk.buyer.call('billPage', {})).answer.records
    const { billNumber, openAmount } = bill!
    const left = await balance()
    if (Number(left) > 0) await fill(`-${left}`)
    await fill(openAmount)
    const pay = { billNumbers: billNumber, ...byBalance }
    const answer = await desk.late('payBill', pay, () => desk.buyer.call('payBill', pay))
    expect(answer).toEqual({ code: 'A03007', data: { billNumbers: [billNumber] } })
    expect(await balance()).toBe('0.00')
    for (const payType of Object.values(payTypes))
      expect((await desk.buyer.call('payBill', { ...pay, payType })).code).toBe('A03007')
    expect((await desk.buyer.call('openTransfer', { billNumbers: billNumber })).code).toBe('A03007')
  })

  it('pays a level once if its form is submitted twice, and leads to the one payment [R5.14]', async () => {
    await fill('1000.00')
    const level = (await desk.buyer.call('levelList', {})).answer.find(({ needAmount }) => needAmount !== undefined)!
    const pay = { id: level.levelId, ...byBalance, uuid: `twice-${START}` }
    let first: unknown
    const second = await desk.late('payLevel', pay, async () => {
      first = (await desk.buyer.call('payLevel', pay)).answer
    })
    expect(second.data).toMatchObject(first as object)
  })

  it('opens no second payment for a top-up that waits for its money, and shows it paid once the money arrives [R5.14]', async () => {
    const wish = { customRechargeAmount: '12.50', payType: payTypes.weixin }
    const begun = (await desk.buyer.call('payBalance', wish)).answer
    expect((await desk.buyer.call('payBalance', wish)).answer.payNumber).toBe(begun.payNumber)
    await desk.press('pay', { code: new URL(begun.url!).pathname.slice(5) })
    const { payNumber } = begun
    expect((await desk.buyer.call('memberPayInfo', { payNumber })).answer.status).toBe(2)
  })
})
