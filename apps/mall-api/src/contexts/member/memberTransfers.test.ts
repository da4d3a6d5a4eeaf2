import fc from 'fast-check'
import { money } from '@millwright/domain/money/money'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bystandersMembership, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { PAY_PASSWORD, codeOf, setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { auditLedger } from './auditLedger.ts'

const DAY = 86_400_000

onDatabase((open) => {
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  let before: string[]
  beforeEach(async () => {
    mall ??= await testMall(open())
    desk ??= await setUpPayingBuyer(mall)
    await desk.jump(START)
    await mall.db.script('delete from repayment; delete from owed_money; delete from transfer; delete from payment')
    await mall.db.query('delete from member_payment where user_id = $1', [desk.user])
    await mall.db.query('update member set level_id = null, level_until = null where user_id = $1', [desk.user])
    await mall.db.query('delete from message where user_id = $1', [desk.user])
    await bystandersMembership(mall.db)
    before = await bystandersRows(mall.db)
  }, 60_000)
  afterEach(() => leaveBystander(mall.db, before))

  const balance = async () => (await desk.buyer.call('balanceInfo', {})).answer.balance
  const topUp = async (customRechargeAmount: string, payType: number = payTypes.transfer) =>
    (await desk.buyer.call('payBalance', { customRechargeAmount, payType })).answer
  const infoOf = async (payNumber: string) => (await desk.buyer.call('transferInfo', { payNumber })).answer!
  const send = async (payNumber: string) => {
    const { orderNumbers: _, ...receipt } = await desk.receipt('')
    return desk.buyer.call('transferVoucher', { payNumber, ...receipt })
  }
  const told = async () => (await desk.buyer.call('messagePage', {})).answer.records.map(({ title }) => title)
  const owed = () => mall.db.query<{ subject: string; amount: string }>('select subject, amount from owed_money')
  const levelId = async () =>
    (await desk.buyer.call('levelList', { levelType: 1 })).answer.find(
      ({ recruitStatus, needGrowth }) => recruitStatus && !needGrowth,
    )!.levelId
  const inConsole = async () => (await mall.app.request('http://localhost/?lang=en&section=all')).text()

  it('credits a transferred top-up once, after the receipt was refused and sent again [R2.33]', async () => {
    const start = Number(await balance())
    const { payNumber, ...more } = await topUp('1000')
    expect(more).toEqual({})
    expect((await topUp('1000')).payNumber).toBe(payNumber)
    const opened = await infoOf(payNumber)
    expect(opened).toMatchObject({
      status: 0,
      amount: '1000.00',
      payment: { payNumber, kind: 'topup' },
      endTime: START + 3 * DAY,
      closed: false,
      paid: false,
    })
    const { reference } = opened
    expect((await desk.buyer.call('balanceInfo', {})).answer.transfers).toMatchObject([
      { payNumber, reference, status: 0, amount: '1000.00' },
    ])
    expect((await send(payNumber)).answer).toMatchObject({ status: 1, endTime: START + 7 * DAY })
    expect(await inConsole()).toMatch(new RegExp(`data-transfer="${reference}"[\\s\\S]*Top-up ${payNumber}`))

    expect(await desk.press('transferRefuse', { reference, reason: '金额不符' })).toBe(true)
    expect(await infoOf(payNumber)).toMatchObject({ status: 3, reason: '金额不符' })
    expect(await told()).toEqual([expect.stringContaining('1,000.00')])
    mall.clock.now += 1000
    await send(payNumber)
    await desk.press('transferRefuse', { reference, reason: '仍未查到' })
    expect(await told()).toHaveLength(2)

    await send(payNumber)
    const received = await Promise.all([1, 2, 3].map(() => desk.press('transferReceive', { reference })))
    expect(received.filter(Boolean)).toHaveLength(1)
    expect(Number(await balance())).toBe(start + 1000)
    expect(await told()).toHaveLength(3)
    expect(await owed()).toEqual([])
    expect(await infoOf(payNumber)).toMatchObject({ status: 2, paid: true, receivedAmount: '1000.00' })
    expect((await desk.buyer.call('balanceInfo', {})).answer.transfers).toEqual([])
    expect((await send(payNumber)).code).toBe('A03007')
    expect((await desk.buyer.call('openTransfer', { payNumber })).code).toBe('A03007')
    expect(await auditLedger(mall.db)).toEqual([])
  }, 30_000)

  it.each([
    ['less than', '99.99', 0, '99.99'],
    ['exactly', '100.00', 100, undefined],
    ['more than', '100.01', 100, '0.01'],
  ])(
    'credits the promised amount or nothing if %s it arrives, and owes the rest [R2.33]',
    async (_, amount, credited, rest) => {
      const start = Number(await balance())
      const { payNumber } = await topUp('100')
      const { reference } = await infoOf(payNumber)
      expect(await desk.press('transferReceive', { reference, amount })).toBe(true)
      expect((Number(await balance()) - start).toFixed(2)).toBe(credited.toFixed(2))
      expect(await owed()).toEqual(rest === undefined ? [] : [{ subject: payNumber, amount: rest }])
      expect((await infoOf(payNumber)).owed).toMatchObject(rest === undefined ? [] : [{ amount: money(rest) }])
      expect(await auditLedger(mall.db)).toEqual([])
    },
  )

  it('starts a level when its transfer arrives, with an offer’s promise kept until then [R2.32]', async () => {
    const id = await levelId()
    const { payNumber } = (await desk.buyer.call('payLevel', { id, payType: payTypes.transfer })).answer
    const { reference } = await infoOf(payNumber)
    expect((await desk.buyer.call('levelInfo', {})).answer).toMatchObject({
      transfers: [{ payNumber, kind: 'level', reference }],
    })
    await send(payNumber)
    // A level whose receipt is being checked is not bought a second time.
    expect((await desk.buyer.call('payLevel', { id, payType: payTypes.transfer })).answer.payNumber).toBe(payNumber)
    await desk.jump(START + 6 * DAY)
    expect(await desk.press('transferReceive', { reference })).toBe(true)
    const paid = (await desk.buyer.call('memberPayInfo', { payNumber })).answer
    expect(paid).toMatchObject({ status: 2, payType: payTypes.transfer })
    expect((await desk.buyer.call('levelInfo', {})).answer).toMatchObject({ endTime: paid.until, transfers: [] })
  })

  it('owes a transfer whose level was paid from the balance meanwhile [R2.32]', async () => {
    const filled = await infoOf((await topUp('5000')).payNumber)
    await desk.press('transferReceive', { reference: filled.reference })
    const id = await levelId()
    const { payNumber } = (await desk.buyer.call('payLevel', { id, payType: payTypes.transfer })).answer
    const { reference, amount } = await infoOf(payNumber)
    await send(payNumber)
    const own = { id, payType: payTypes.balance, payPassword: PAY_PASSWORD }
    expect((await desk.buyer.call('payLevel', own)).answer).toMatchObject({ payNumber, paid: true })
    expect(await infoOf(payNumber)).toMatchObject({ paid: true, closed: false })
    expect(await inConsole()).toContain('Already paid or closed')
    expect(await desk.press('transferReceive', { reference })).toBe(true)
    expect(await owed()).toEqual([{ subject: payNumber, amount }])
  })

  it('takes a second top-up of the same amount while a receipt is being checked [R2.33]', async () => {
    const start = Number(await balance())
    const first = await topUp('20')
    expect((await topUp('20', payTypes.weixin)).payNumber).toBe(first.payNumber)
    await send(first.payNumber)
    const second = await topUp('20', payTypes.weixin)
    expect(second.payNumber).not.toBe(first.payNumber)
    await desk.press('pay', { code: codeOf(second.url!) })
    await desk.press('transferReceive', { reference: (await infoOf(first.payNumber)).reference })
    expect(Number(await balance())).toBe(start + 40)
  })

  it('expires without a receipt, and still credits money that comes later [R2.33]', async () => {
    const start = Number(await balance())
    const { payNumber } = await topUp('30')
    const { reference } = await infoOf(payNumber)
    await desk.jump(START + 3 * DAY)
    expect(await infoOf(payNumber)).toMatchObject({ closed: true, paid: false })
    expect((await send(payNumber)).code).toBe('A03002')
    expect((await topUp('30')).payNumber).not.toBe(payNumber)
    expect(await desk.press('transferReceive', { reference })).toBe(true)
    expect(Number(await balance())).toBe(start + 30)
  })

  it('credits or owes every received cent, once, whatever the history [R2.33]', async () => {
    const cents = fc.constantFrom(1000, 2500)
    const step = fc.oneof(
      fc.record({ act: fc.constant('open' as const), cents }),
      fc.record({ act: fc.constant('scan' as const), cents }),
      fc.record({ act: fc.constantFrom('send' as const, 'refuse' as const), at: fc.nat(3) }),
      fc.record({ act: fc.constant('receive' as const), at: fc.nat(3), more: fc.constantFrom(-1, 0, 0, 1) }),
      fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 8 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        await desk.jump(START)
        await mall.db.script('delete from owed_money; delete from transfer; delete from payment')
        await mall.db.query('delete from member_payment where user_id = $1', [desk.user])
        const start = Math.round(Number(await balance()) * 100)
        const opened: { payNumber: string; reference: string; cents: number }[] = []
        let came = 0
        for (const one of steps) {
          if (one.act === 'open') {
            const { payNumber } = await topUp((one.cents / 100).toFixed(2))
            opened.push({ payNumber, reference: (await infoOf(payNumber)).reference, cents: one.cents })
          } else if (one.act === 'scan') {
            const { url } = await topUp((one.cents / 100).toFixed(2), payTypes.weixin)
            if (await desk.press('pay', { code: codeOf(url!) })) came += one.cents
          } else if (one.act === 'wait') await desk.jump(mall.clock.now + one.days * DAY)
          else {
            const transfer = opened[one.at]
            if (!transfer) continue
            const { reference } = transfer
            const amount = transfer.cents + ('more' in one ? one.more : 0)
            if (one.act === 'send') await send(transfer.payNumber)
            else if (one.act === 'refuse') await desk.press('transferRefuse', { reference, reason: '未查到' })
            else if (await desk.press('transferReceive', { reference, amount: (amount / 100).toFixed(2) }))
              came += amount
          }
        }
        const credited = Math.round(Number(await balance()) * 100) - start
        const rest = (await owed()).reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
        expect(credited + rest).toBe(came)
        expect(await auditLedger(mall.db)).toEqual([])
      }),
      { numRuns: 15 },
    )
  }, 60_000)

  it('shows another buyer nothing, and refuses without an account to pay to [R2.33]', async () => {
    const { payNumber } = await topUp('40')
    const other = await new Visitor(mall.app).login('newcomer')
    expect((await other.call('transferInfo', { payNumber })).code).toBe('A03000')
    expect((await other.call('openTransfer', { payNumber })).code).toBe('A03000')
    expect((await other.call('balanceInfo', {})).answer.transfers).toEqual([])
    const [account] = await mall.db.query<{ value: unknown }>(
      "delete from setting where key = 'transferAccount' returning value",
    )
    expect((await desk.buyer.call('payBalance', { customRechargeAmount: '41', payType: payTypes.transfer })).code).toBe(
      'A00001',
    )
    await mall.db.query("insert into setting (key, value) values ('transferAccount', $1::text::jsonb)", [
      JSON.stringify(account!.value),
    ])
  })
})
