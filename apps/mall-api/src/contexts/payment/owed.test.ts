import { payTypes } from '@millwright/domain/payment/payKinds'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { book } from '../../core/member/ledger.ts'
import { onDatabase } from '../../testing/databases.ts'
import { PAY_PASSWORD, codeOf, setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'

const DAY = 86_400_000

onDatabase((open) => {
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  beforeAll(async () => {
    mall = await testMall(open())
    desk = await setUpPayingBuyer(mall)
  }, 60_000)
  beforeEach(async () => {
    await desk.jump(START)
    await mall.db.script(`delete from repayment; delete from owed_money; delete from transfer; delete from payment;
      update orders set status = 6 where status = 1; update sku set stocks = 1000 where sku_id = 1001`)
  })
  const owedRows = () =>
    mall.db.query<{ id: number; subject: string; amount: string; returned: number | null }>(
      'select owed_id as id, subject, amount, returned from owed_money order by owed_id',
    )
  const owedAt = async (orderNumber: string) =>
    (await desk.detail(orderNumber)).owed!.map(({ amount, payType, returnTime }) => [amount, payType, returnTime])
  const totalOf = async (orderNumber: string) => (await desk.detail(orderNumber)).actualTotal
  const inConsole = async () => (await mall.app.request('http://localhost/?lang=en&section=all')).text()
  let filled = 0
  const payFromBalance = async (orderNumbers: string) => {
    const key = `owed ${(filled += 1)}`
    await mall.db.tx((tx) =>
      book(tx, { kind: 'balance', user: desk.user, amount: '1000.00', cause: 'recharge', key, now: START }),
    )
    const pay = { orderNumbers, payType: payTypes.balance, payPassword: PAY_PASSWORD }
    expect((await desk.buyer.call('pay', pay)).code).toBe('00000')
  }

  it('owes the buyer the money of an order’s second scan, shows it, and repays it once [R6.06]', async () => {
    const orderNumber = await desk.order()
    const amount = await totalOf(orderNumber)
    const [first, second] = [
      await desk.scan(orderNumber, payTypes.weixin),
      await desk.scan(orderNumber, payTypes.alipay),
    ]
    expect(await desk.press('pay', { code: first })).toBe(true)
    expect(await owedRows()).toEqual([])
    expect(await desk.press('pay', { code: second })).toBe(true)
    expect(await desk.press('pay', { code: second })).toBe(false)
    expect(await owedAt(orderNumber)).toEqual([[amount, payTypes.alipay, undefined]])
    const cashier = (await desk.buyer.call('orderPayInfo', { orderNumbers: orderNumber })).answer
    expect(cashier.owed).toMatchObject([{ amount, payType: payTypes.alipay, returnTime: undefined }])
    expect((await desk.detail(orderNumber)).payType).toBe(payTypes.weixin)
    const [owed] = await owedRows()
    expect(await inConsole()).toMatch(new RegExp(`data-owed="${owed!.id}"[\\s\\S]*${orderNumber}`))

    mall.clock.now = START + 1000
    const returned = await Promise.all([1, 2, 3].map(() => desk.press('owedReturn', { id: owed!.id })))
    expect(returned.filter(Boolean)).toHaveLength(1)
    expect(await mall.db.query('select owed_id as id, amount, pay_type as "payType", cause from repayment')).toEqual([
      { id: owed!.id, amount, payType: payTypes.alipay, cause: 'owed' },
    ])
    expect(await owedAt(orderNumber)).toEqual([[amount, payTypes.alipay, START + 1000]])
    expect(await inConsole()).not.toContain(`data-owed="${owed!.id}"`)
    // The order is unchanged.
    expect(await desk.detail(orderNumber)).toMatchObject({ status: 2, refundedAmount: '0.00' })
  })

  it.each([
    ['cancelled by its buyer', (orderNumber: string) => desk.buyer.call('cancelOrder', { orderNumber })],
    ['expired', () => desk.jump(START + 30 * 60_000)],
    ['paid from the balance', (orderNumber: string) => payFromBalance(orderNumber)],
  ])('owes the buyer the money of a scan confirmed when its order is %s [R6.06]', async (_, first) => {
    const orderNumber = await desk.order()
    const amount = await totalOf(orderNumber)
    const code = await desk.scan(orderNumber, payTypes.weixin)
    await first(orderNumber)
    expect(await inConsole()).toContain(code)
    expect(await desk.press('pay', { code })).toBe(true)
    expect(await owedAt(orderNumber)).toEqual([[amount, payTypes.weixin, undefined]])
    expect(await owedRows()).toHaveLength(1)
  })

  it('pays only the open order of a scan for two, and owes the buyer the other’s part [R6.06]', async () => {
    const [one, two] = [await desk.order(2), await desk.order(3)]
    const code = await desk.scan([one, two].toSorted().join(','), payTypes.weixin)
    await payFromBalance(one)
    expect(await desk.press('pay', { code })).toBe(true)
    expect(await desk.detail(two)).toMatchObject({ status: 2, payType: payTypes.weixin })
    expect(await owedAt(one)).toEqual([[await totalOf(one), payTypes.weixin, undefined]])
    expect(await owedAt(two)).toEqual([])
  })

  it('receives a transfer whose order was paid otherwise meanwhile, and owes it to the buyer [R2.21]', async () => {
    const orderNumbers = await desk.order()
    const { reference } = (await desk.buyer.call('openTransfer', { orderNumbers })).answer
    await desk.buyer.call('transferVoucher', await desk.receipt(orderNumbers))
    await payFromBalance(orderNumbers)
    expect((await desk.buyer.call('transferInfo', { orderNumbers })).answer).toMatchObject({
      paid: true,
      closed: false,
    })
    expect(await inConsole()).toContain(`data-transfer="${reference}"`)
    expect(await desk.press('transferReceive', { reference })).toBe(true)
    expect(await desk.press('transferReceive', { reference })).toBe(false)
    const amount = await totalOf(orderNumbers)
    expect(await owedAt(orderNumbers)).toEqual([[amount, payTypes.transfer, undefined]])
    expect((await desk.buyer.call('transferInfo', { orderNumbers })).answer).toMatchObject({
      status: 2,
      receivedAmount: amount,
      owed: [{ amount }],
    })
  })

  it.each([
    ['never had a receipt', async () => {}],
    [
      'was not found at first',
      async (orderNumbers: string, reference: string) => {
        await desk.buyer.call('transferVoucher', await desk.receipt(orderNumbers))
        await desk.press('transferRefuse', { reference, reason: '未查到' })
      },
    ],
  ])(
    'receives a transfer that %s, although its order is closed, and owes it to the buyer [R2.21]',
    async (_, first) => {
      const orderNumbers = await desk.order()
      const { reference } = (await desk.buyer.call('openTransfer', { orderNumbers })).answer
      await first(orderNumbers, reference)
      await desk.jump(START + 20 * DAY)
      expect((await desk.buyer.call('transferInfo', { orderNumbers })).answer).toMatchObject({ closed: true })
      expect(await inConsole()).toContain(`data-transfer="${reference}"`)
      expect(await desk.press('transferReceive', { reference })).toBe(true)
      expect(await owedAt(orderNumbers)).toEqual([[await totalOf(orderNumbers), payTypes.transfer, undefined]])
      expect((await desk.detail(orderNumbers)).status).toBe(6)
    },
  )

  it('owes the buyer a transfer too small for the orders, and the surplus of one too large [R2.21]', async () => {
    const [short, long] = [await desk.order(), await desk.order()]
    const open = async (orderNumbers: string) =>
      (await desk.buyer.call('openTransfer', { orderNumbers })).answer.reference
    const total = Number(await totalOf(short))
    expect(
      await desk.press('transferReceive', { reference: await open(short), amount: (total - 0.01).toFixed(2) }),
    ).toBe(true)
    expect((await desk.detail(short)).status).toBe(1)
    expect(await owedAt(short)).toEqual([[(total - 0.01).toFixed(2), payTypes.transfer, undefined]])
    expect(
      await desk.press('transferReceive', { reference: await open(long), amount: (total + 0.01).toFixed(2) }),
    ).toBe(true)
    expect((await desk.detail(long)).status).toBe(2)
    expect(await owedAt(long)).toEqual([['0.01', payTypes.transfer, undefined]])
  })

  it('books a statement’s second scan into the running month, like a transfer [R2.33]', async () => {
    await mall.db.script('delete from credit_entry; delete from bill; delete from credit_account')
    await mall.db.query('insert into credit_account values ($1, 5000, 30, false, null, $2)', [desk.user, START])
    await desk.buyer.call('periodPay', { orderNumbers: await desk.order() })
    await desk.press('creditBill', { user: desk.user })
    const { billNumber, openAmount } = (await desk.buyer.call('billPage', {})).answer.records[0]!
    const scan = async (payType: number) =>
      codeOf(((await desk.buyer.call('payBill', { billNumbers: billNumber, payType })).answer as { url: string }).url)
    const [first, second] = [await scan(payTypes.weixin), await scan(payTypes.alipay)]
    expect([await desk.press('pay', { code: first }), await desk.press('pay', { code: second })]).toEqual([true, true])
    const [newest] = (await desk.buyer.call('creditPage', {})).answer.records
    expect(newest).toMatchObject({ kind: 'payment', amount: `-${openAmount}` })
    expect(await owedRows()).toEqual([])
    await mall.db.script('delete from credit_entry; delete from bill; delete from credit_account')
    const payment = { user: desk.user, subject: billNumber, amount: openAmount }
    await mall.db.query(
      "insert into payment (code, user_id, purpose, subject, amount, pay_type, created) values ('gone', $1, 'bill', $2, $3::text::numeric, 3, 0)",
      [payment.user, payment.subject, payment.amount],
    )
    expect(await desk.press('pay', { code: 'gone' })).toBe(true)
    expect(await owedRows()).toMatchObject([{ subject: billNumber, amount: openAmount }])
  })

  it.each(['topup', 'level'])('owes what was paid twice for a %s [R5.14]', async (kind) => {
    const level = (await desk.buyer.call('levelList', {})).answer.find(({ needAmount }) => needAmount !== undefined)!
    const begin = async (payType: number) =>
      (
        await (kind === 'topup'
          ? desk.buyer.call('payBalance', { customRechargeAmount: '33.00', payType })
          : desk.buyer.call('payLevel', { id: level.levelId, payType }))
      ).answer
    const [one, other] = [await begin(payTypes.weixin), await begin(payTypes.alipay)]
    expect(other.payNumber).toBe(one.payNumber)
    expect(await desk.press('pay', { code: codeOf(one.url!) })).toBe(true)
    const before = (await desk.buyer.call('balanceInfo', {})).answer.balance
    expect(await desk.press('pay', { code: codeOf(other.url!) })).toBe(true)
    expect((await desk.buyer.call('balanceInfo', {})).answer.balance).toBe(before)
    const { amount, owed } = (await desk.buyer.call('memberPayInfo', { payNumber: one.payNumber })).answer
    expect(owed).toMatchObject([{ amount, payType: payTypes.alipay, returnTime: undefined }])
    const [row] = await owedRows()
    expect([await desk.press('owedReturn', { id: row!.id }), await desk.press('owedReturn', { id: row!.id })]).toEqual([
      true,
      false,
    ])
  })
})
