import { money } from '@millwright/domain/money/money'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { BYSTANDER, bystandersCredit, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'
import { Visitor } from '../../testing/visitor.ts'
import { consoleActions } from '../../app/consoleSections.ts'
import { hashPassword } from '../../core/identity/sessions.ts'
import { accountChargesOf } from '../../core/credit/accountCharges.ts'
import { book } from '../../core/member/ledger.ts'
import { changeTerms, issueStatementNow, makeStatementOverdue, stopAccount } from './accounts.ts'
import { grant as grantApplication, refuseCreditApplication } from './applications.ts'
import { issueBills, settleBills } from './bills.ts'
import { periodPayment } from './periodPayment.ts'
import { remindOfBills } from './remindOfBills.ts'

const DAY = 86_400_000
const DECEMBER = Date.parse('2026-12-01T00:00:00+08:00')
const form = {
  companyName: '张江精密机械有限公司',
  creditCode: '91310115MA1K3XH261',
  contact: '张工',
  mobile: '13800000001',
  creditLimit: 5000,
  periodDays: 30,
}

onDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  let other: Visitor
  let user: number
  let otherUser: number
  const press = (name: string, fields: Record<string, string | number>) => {
    const { act } = consoleActions.get(name)!
    const texts = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]))
    return act({ db: mall.db, now: mall.clock.now }, texts)
  }
  const order = async (prodCount = 2, who = buyer) => {
    const orderItem = { prodId: 101, skuId: 1001, shopId: 1, prodCount }
    const { uuid } = (await who.call('confirmOrder', { orderItem })).answer
    return (await who.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
  }
  const onAccount = async (prodCount = 2) => {
    const orderNumbers = await order(prodCount)
    expect((await buyer.call('periodPay', { orderNumbers })).code).toBe('00000')
    return orderNumbers
  }
  /** Advances the clock and signs in again, because sessions end before statements are due. */
  const jump = async (to: number) => {
    mall.clock.now = to
    await buyer.login()
  }
  const info = async () => (await buyer.call('creditInfo', {})).answer
  const bills = async () => (await buyer.call('billPage', {})).answer.records
  const option = async (payType: number, orderNumbers: string) =>
    (await buyer.call('payOptions', { orderNumbers })).answer.find((one) => one.payType === payType)

  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
    other = await new Visitor(mall.app).login('agreement')
    const [row] = await mall.db.query<{ user: number }>("select user_id as user from buyer where account = 'buyer'")
    user = row!.user
    otherUser = Number((await other.call('userInfo', {})).answer.userId)
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db.script(
      `delete from credit_entry; delete from bill; delete from credit_account; delete from credit_application; delete from transfer;
      delete from payment; update sku set stocks = 1000 where prod_id = 101; update orders set status = 6 where status = 1`,
    )
    await bystandersCredit(mall.db)
    before = await bystandersRows(mall.db)
  })
  afterEach(() => leaveBystander(mall.db, before))
  const grant = (limit = 500) =>
    mall.db.query('insert into credit_account values ($1, $2, 30, false, null, $3)', [user, limit, START])
  const upload = async (kind: 'licence' | 'voucher') =>
    (await buyer.call('uploadFile', { file: await samplePicture(), kind })).answer.filePath

  it('is requested with a licence, refused with a reason, requested again and granted on its terms [R2.11]', async () => {
    const licencePic = await upload('licence')
    expect((await buyer.call('applyCredit', { ...form, licencePic: '' })).code).toBe('A00010')
    expect((await other.call('applyCredit', { ...form, licencePic })).code).toBe('A00001')
    const first = await buyer.call('applyCredit', { ...form, licencePic })
    expect(first.code).toBe('00000')
    expect(await info()).toMatchObject({ status: 'review', application: { companyName: form.companyName } })
    const application = { applicationId: first.answer }
    expect((await buyer.call('creditApplyInfo', application)).answer).toMatchObject({ companyName: form.companyName })
    expect((await other.call('creditApplyInfo', application)).code).toBe('A03000')
    expect((await buyer.call('applyCredit', { ...form, licencePic })).msg).toBe('已有一份申请在审核中')
    expect(await press('creditRefuse', { id: first.answer, reason: '营业执照不清晰' })).toBe(true)
    expect(await press('creditRefuse', { id: first.answer, reason: '再次' })).toBe(false)
    expect(await info()).toMatchObject({ status: 'refused', application: { reason: '营业执照不清晰' } })
    const again = await buyer.call('applyCredit', { ...form, licencePic })
    expect(await press('creditGrant', { id: again.answer, limit: 300, days: 45 })).toBe(true)
    expect(await info()).toMatchObject({
      status: 'running',
      creditLimit: '300.00',
      availableAmount: '300.00',
      periodDays: 45,
    })
    expect((await buyer.call('userInfo', {})).answer).toMatchObject({
      isAccountPeriod: 1,
      accountPeriodDate: '2027-01-14',
    })
    expect((await other.call('creditApplyInfo', { applicationId: again.answer })).code).toBe('A03000')
    expect((await buyer.call('creditApplyPage', {})).answer.records.map(({ status }) => status)).toEqual([1, -1])
  })

  it('charges an order to the account within the limit, and returns the remaining limit or the reason for a refusal [R2.21]', async () => {
    const waiting = await order(2)
    expect(await option(20, waiting)).toMatchObject({ available: false, why: 'apply' })
    await grant(100)
    expect(await option(20, waiting)).toMatchObject({
      available: true,
      left: '100.00',
      days: 30,
      dueTime: DECEMBER + 30 * DAY,
    })
    const paid = await onAccount(2)
    const { actualTotal, status, payType } = (await buyer.call('orderDetail', { orderNumber: paid })).answer
    expect([status, payType]).toEqual([2, 20])
    const left = (100 - Number(actualTotal)).toFixed(2)
    expect(await info()).toMatchObject({ usedAmount: actualTotal, availableAmount: left, unbilledAmount: actualTotal })
    const tooMuch = await order(20)
    expect(await option(20, tooMuch)).toMatchObject({ available: false, why: 'tooLittle', left })
    expect((await buyer.call('periodPay', { orderNumbers: tooMuch })).code).toBe('A00001')
    expect((await buyer.call('orderDetail', { orderNumber: tooMuch })).answer.status).toBe(1)
    expect((await buyer.call('periodPay', { orderNumbers: paid })).code).toBe('A03007')
    expect((await other.call('periodPay', { orderNumbers: tooMuch })).code).toBe('A03000')
    await press('creditStop', { user, reason: '核实中' })
    expect(await option(20, waiting)).toMatchObject({ available: false, why: 'stopped' })
    expect(await info()).toMatchObject({ status: 'stopped', reason: '核实中' })
    await press('creditResume', { user })
    expect(await option(20, waiting)).toMatchObject({ available: true })
  })

  it('never lends more than the limit, even for concurrent orders [R2.21]', async () => {
    await grant(200)
    const numbers = await Promise.all(Array.from({ length: 8 }, () => order(2)))
    const codes = await Promise.all(
      numbers.map((orderNumbers) => buyer.call('pay', { orderNumbers, payType: 20 }).then(({ code }) => code)),
    )
    const { usedAmount } = await info()
    const cost = Number((await buyer.call('orderDetail', { orderNumber: numbers[0]! })).answer.actualTotal)
    const done = codes.filter((code) => code === '00000').length
    expect(done).toBe(Math.floor(200 / cost))
    expect(Number(usedAmount)).toBeCloseTo(done * cost, 2)
    const paid = await mall.db.query('select 1 from orders where status = 2 and order_number = any($1::text::text[])', [
      `{${numbers.join(',')}}`,
    ])
    expect(paid.length).toBe(done)
  })

  it('frees the limit with a credit note if money is refunded [R2.11]', async () => {
    await grant()
    const orderNumber = await onAccount(4)
    const used = (await info()).usedAmount
    const refundSn = (
      await buyer.call('applyRefund', {
        orderNumber,
        refundType: 1,
        applyType: 1,
        goodsNum: 4,
        refundAmount: Number(used),
        isReceiver: 0,
        buyerReason: 'reasonNotNeeded',
        buyerDesc: '',
        buyerMobile: '13800000001',
        photoFiles: '',
      })
    ).answer
    await press('refundAccept', { refundSn })
    await press('refundPayBack', { refundSn })
    expect(await info()).toMatchObject({ usedAmount: '0.00', availableAmount: '500.00' })
    const entries = (await buyer.call('creditPage', {})).answer.records
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['return', `-${used}`],
      ['order', used],
    ])
  })

  it('credits a refund to the statement of the order, not to the statement of another order [R2.11]', async () => {
    await grant()
    await onAccount(2)
    await press('creditBill', { user })
    const second = await order(3)
    // The month of an earlier credit note is not the month of the order.
    await mall.db.query(
      `insert into credit_entry (user_id, kind, month, late, amount, order_number, created) values ($1, 'return', '2026-10', false, -0.01, $2, $3)`,
      [user, second, START],
    )
    expect((await buyer.call('periodPay', { orderNumbers: second })).code).toBe('00000')
    await press('creditBill', { user })
    const refund = (refundSn: string) =>
      mall.db.tx((db) =>
        periodPayment.refund(db, { user, orderNumber: second, refundSn, amount: money('1.00'), now: START }),
      )
    await refund('R1')
    await refund('R2')
    expect((await bills()).map(({ creditAmount }) => creditAmount)).toEqual(['2.00', '0.00'])
  })

  it('tells when an order on account is due, to its buyer alone, also after a part of it was refunded [R2.21]', async () => {
    await grant()
    const orderNumber = await onAccount(2)
    const charges = async (who: number) => [...(await accountChargesOf(mall, who, [orderNumber])).entries()]
    const due = [[orderNumber, { dueDate: DECEMBER + 30 * DAY, settled: false }]]
    expect(await charges(user)).toEqual(due)
    await mall.db.query(
      `insert into credit_entry (user_id, kind, month, late, amount, order_number, created) values ($1, 'return', '2027-03', false, -1, $2, $3)`,
      [user, orderNumber, START],
    )
    expect(await charges(user)).toEqual(due)
    await mall.db.query('insert into credit_account values ($1, 100, 30, false, null, $2)', [otherUser, START])
    expect(await charges(otherUser)).toEqual([])
  })

  it('reminds of each statement three days before it is due, and for thirty days after [R2.33]', async () => {
    await grant()
    await onAccount(2)
    await press('creditBill', { user })
    await onAccount(3)
    await press('creditBill', { user })
    const [newer, older] = await bills()
    const told = async (now: number) => {
      await mall.db.query('delete from message where user_id = $1', [BYSTANDER])
      await remindOfBills({ db: mall.db, now })
      const rows = await mall.db.query<{ bill: string }>(
        `select occurrence as bill from message where user_id = $1 and event in ('billDue', 'billOverdue') order by message_id`,
        [user],
      )
      await mall.db.query(`delete from message where event in ('billDue', 'billOverdue') and user_id <> $1`, [user])
      return rows.map(({ bill }) => bill)
    }
    const due = (number: string, time: number) =>
      mall.db.query('update bill set due = $2::bigint where bill_number = $1', [number, time])
    await mall.db.query(`delete from message where event in ('billDue', 'billOverdue')`)
    await due(older!.billNumber, START + 3 * DAY)
    await due(newer!.billNumber, START + 3 * DAY + 1)
    expect(await told(START)).toEqual([older!.billNumber])
    expect(await told(START + 1)).toEqual([older!.billNumber, newer!.billNumber])
    await mall.db.query(`delete from message where event in ('billDue', 'billOverdue')`)
    expect(await told(START + 33 * DAY)).toEqual([newer!.billNumber])
    await mall.db.query(`delete from message where event in ('billDue', 'billOverdue')`)
  })

  it('issues a statement at the end of the month, marks it overdue after its term, and lends no more until it is paid [R2.33]', async () => {
    await grant()
    await onAccount(2)
    const amount = (await info()).usedAmount
    await jump(DECEMBER - 1)
    expect(await bills()).toEqual([])
    await jump(DECEMBER)
    await issueBills({ db: mall.db, now: DECEMBER }, '2026-12')
    await issueBills({ db: mall.db, now: DECEMBER }, '2026-12')
    const [bill] = await bills()
    expect(bill).toMatchObject({
      month: '2026-11',
      amount,
      openAmount: amount,
      status: 0,
      dueDate: DECEMBER + 30 * DAY,
    })
    expect((await buyer.call('waiting', {})).answer.bills).toBe(1)
    await jump(DECEMBER + 30 * DAY)
    const late = await order(2)
    expect(await option(20, late)).toMatchObject({ why: 'overdue', billNumber: bill!.billNumber })
    expect((await buyer.call('periodPay', { orderNumbers: late })).msg).toContain(bill!.billNumber)
    expect(await info()).toMatchObject({ status: 'overdue', overdueAmount: amount, availableAmount: '0.00' })
    expect((await buyer.call('billPage', { status: 2 })).answer.total).toBe(1)
    const { code_url } = (await buyer.call('payBill', { billNumbers: bill!.billNumber, payType: 3 })).answer as {
      code_url: string
    }
    expect(await press('pay', { code: code_url.split('=')[1]! })).toBe(true)
    expect(await press('pay', { code: code_url.split('=')[1]! })).toBe(false)
    expect((await bills())[0]).toMatchObject({ status: 1, paidAmount: amount, openAmount: '0.00' })
    expect(await info()).toMatchObject({ status: 'running', overdueAmount: '0.00' })
    expect(await option(20, late)).not.toHaveProperty('why')
    expect((await buyer.call('periodPay', { orderNumbers: late })).code).toBe('00000')
    expect((await buyer.call('payBill', { billNumbers: bill!.billNumber, payType: 3 })).code).toBe('A03007')
  })

  it('issues statements only for past months, and marks the oldest open statement overdue first [R2.33]', async () => {
    await grant()
    await onAccount(2)
    expect(await issueBills({ db: mall.db, now: START }, '2026-11')).toBe(0)
    expect(await issueBills({ db: mall.db, now: DECEMBER }, '2026-12')).toBe(1)
    await onAccount(3)
    await press('creditBill', { user })
    const states = async () => (await bills()).map(({ status }) => status)
    expect(await states()).toEqual([0, 0])
    expect(await press('creditLapse', { user })).toBe(true)
    expect(await states()).toEqual([0, 2])
    expect(await press('creditLapse', { user })).toBe(true)
    expect(await states()).toEqual([2, 2])
    expect(await press('creditLapse', { user })).toBe(false)
    const month = async (named: string) => (await buyer.call('billPage', { month: named })).answer.total
    expect([await month('2026-11'), await month('2026-12'), await month('2026-10')]).toEqual([1, 1, 0])
  })

  it('pays several statements with one transfer, the oldest first and the next in part [R2.33]', async () => {
    await grant()
    await onAccount(2)
    await press('creditBill', { user })
    await onAccount(3)
    await press('creditBill', { user })
    const [newer, older] = await bills()
    const billNumbers = `${newer!.billNumber},${older!.billNumber}`
    expect(
      (await buyer.call('payOptions', { billNumbers })).answer.find(({ payType }) => payType === 20),
    ).toMatchObject({
      why: 'notForThis',
    })
    const { reference, amount } = (await buyer.call('openTransfer', { billNumbers })).answer
    expect(Number(amount)).toBeCloseTo(Number(newer!.openAmount) + Number(older!.openAmount), 2)
    expect(await press('transferReceive', { reference, amount: (Number(older!.openAmount) + 1).toFixed(2) })).toBe(true)
    const [part, paid] = await bills()
    expect(paid).toMatchObject({ status: 1 })
    expect(part).toMatchObject({ status: 0, paidAmount: '1.00' })
    const left = async () => (await buyer.call('transferInfo', { billNumbers })).answer!.leftAmount
    expect(await left()).toBe(part!.openAmount)
    const next = (await buyer.call('openTransfer', { billNumbers: newer!.billNumber })).answer
    expect(next).toMatchObject({ amount: part!.openAmount })
    expect(await press('transferReceive', { reference: next.reference, amount: '' })).toBe(true)
    expect(await left()).toBe('0.00')
    expect(await info()).toMatchObject({ usedAmount: '0.00', dueAmount: '0.00' })
    const detail = (await buyer.call('billInfo', { billNumber: newer!.billNumber })).answer
    expect(detail.laterLines.map(({ kind }) => kind)).toEqual(['payment', 'payment'])
    for (const call of ['billInfo', 'billExport'] as const)
      expect((await other.call(call, { billNumber: newer!.billNumber, billNumbers } as never)).code).toBe('A03000')
  })

  it('books a transfer into the running month if the statement was paid in the meantime, and refuses a balance payment above the open amount [R2.33]', async () => {
    await grant()
    await onAccount(2)
    await press('creditBill', { user })
    const [bill] = await bills()
    const { billNumber, openAmount } = bill!
    const { reference } = (await buyer.call('openTransfer', { billNumbers: billNumber })).answer
    const paid = { user: Number(user), subject: billNumber, payment: 'test' }
    const settle = (amount: string, took?: 'exactly') =>
      mall.db.tx((db) => settleBills(db, { ...paid, amount, ...(took && { took }) }, mall.clock.now))
    expect(await settle((Number(openAmount) + 0.01).toFixed(2), 'exactly')).toBe(false)
    expect(await settle(openAmount, 'exactly')).toBe(true)
    expect(await settle(openAmount)).toBe(false)
    expect(await press('transferReceive', { reference, amount: '5.00' })).toBe(true)
    expect(await info()).toMatchObject({ dueAmount: '0.00', usedAmount: '0.00' })
    expect((await buyer.call('creditPage', {})).answer.records[0]).toMatchObject({ kind: 'payment', amount: '-5.00' })
  })

  it('does not change the amount of a transfer whose receipt is being checked [R2.33]', async () => {
    await grant()
    await onAccount(2)
    await press('creditBill', { user })
    const [bill] = await bills()
    const { billNumber, openAmount } = bill!
    const asked = async () => (await buyer.call('openTransfer', { billNumbers: billNumber })).answer.amount
    const pay = (amount: string) =>
      mall.db.tx((db) =>
        settleBills(db, { user: Number(user), subject: billNumber, payment: 'test', amount }, mall.clock.now),
      )
    expect(await asked()).toBe(openAmount)
    await pay('1.00')
    const less = (await bills())[0]!.openAmount
    expect([less, await asked()]).toEqual([(Number(openAmount) - 1).toFixed(2), less])
    const receipt = { payerName: '张江精密', bankName: '招商银行', amount: 10, voucherImgs: await upload('voucher') }
    await buyer.call('transferVoucher', { billNumbers: billNumber, ...receipt })
    await pay('1.00')
    expect(await asked()).toBe(less)
  })

  it('returns the statement that is due first, with its own open amount [R2.33]', async () => {
    await grant()
    await onAccount(2)
    await press('creditBill', { user })
    await onAccount(3)
    await press('creditBill', { user })
    const [, older] = await bills()
    expect(await info()).toMatchObject({ dueBill: older!.billNumber, dueBillAmount: older!.openAmount })
    // A later statement may be due earlier if the payment terms changed in between.
    await mall.db.query('update bill set due = due + $1 where bill_number = $2', [90 * DAY, older!.billNumber])
    const [newer] = await bills()
    expect(await info()).toMatchObject({
      dueBill: newer!.billNumber,
      dueBillAmount: newer!.openAmount,
      dueTime: newer!.dueDate,
    })
  })

  it('keeps an order open for days while a transfer is under way, and marks the order as paid when the money arrives [R2.21]', async () => {
    const orderNumbers = await order(2)
    expect((await buyer.call('transferInfo', { orderNumbers })).answer).toBeUndefined()
    expect(await option(21, orderNumbers)).toMatchObject({ available: true, keptUntil: START + 3 * DAY })
    const opened = (await buyer.call('openTransfer', { orderNumbers })).answer
    expect(opened).toMatchObject({ status: 0, endTime: START + 3 * DAY })
    expect((await buyer.call('openTransfer', { orderNumbers })).answer.reference).toBe(opened.reference)
    expect((await other.call('openTransfer', { orderNumbers })).code).toBe('A03000')
    const inList = async () =>
      (await buyer.call('myOrderSearch', { status: 1, size: 50 })).answer.records.find(
        ({ orderNumber }) => orderNumber === orderNumbers,
      )
    expect(await inList()).toMatchObject({ status: 1, transferSent: false })
    mall.clock.now = START + 2 * DAY
    const voucher = {
      orderNumbers,
      payerName: '张江精密',
      bankName: '招商银行',
      amount: 10,
      voucherImgs: await upload('voucher'),
    }
    expect((await buyer.call('transferVoucher', voucher)).answer).toMatchObject({ status: 1, endTime: START + 9 * DAY })
    const { reference } = opened
    const detail = async () => (await buyer.call('orderDetail', { orderNumber: orderNumbers })).answer.transferSent
    expect([(await inList())?.transferSent, await detail()]).toEqual([true, true])
    expect(await press('transferRefuse', { reference, reason: '未查到' })).toBe(true)
    expect((await buyer.call('transferInfo', { orderNumbers })).answer).toMatchObject({ status: 3, reason: '未查到' })
    expect([(await inList())?.transferSent, await detail()]).toEqual([false, false])
    expect((await buyer.call('transferVoucher', voucher)).answer).toMatchObject({ status: 1 })
    expect(await press('transferReceive', { reference })).toBe(true)
    expect(await press('transferReceive', { reference })).toBe(false)
    expect((await buyer.call('orderDetail', { orderNumber: orderNumbers })).answer).toMatchObject({
      status: 2,
      payType: 21,
    })
  })

  it('reports to a buyer who opens one of two orders that the receipt for both is being checked [R2.21]', async () => {
    const [one, two] = [await order(2), await order(2)]
    const both = [one, two].toSorted()
    const orderNumbers = both.join(',')
    await buyer.call('openTransfer', { orderNumbers })
    expect((await buyer.call('transferInfo', { orderNumbers: one })).answer).toBeUndefined()
    await buyer.call('transferVoucher', {
      orderNumbers,
      payerName: '张江精密',
      bankName: '招商银行',
      amount: 10,
      voucherImgs: await upload('voucher'),
    })
    expect((await buyer.call('transferInfo', { orderNumbers: one })).answer).toMatchObject({
      status: 1,
      orderNumbers: both,
    })
    expect((await other.call('transferInfo', { orderNumbers: one })).code).toBe('A03000')
  })

  it('keeps the receipt of a confirmed transfer if another receipt arrives concurrently [R2.21]', async () => {
    const orderNumbers = await order(2)
    const { reference } = (await buyer.call('openTransfer', { orderNumbers })).answer
    const send = async (voucherImgs: string) =>
      buyer.call('transferVoucher', {
        orderNumbers,
        payerName: '张江精密',
        bankName: '招商银行',
        amount: 10,
        voucherImgs,
      })
    const [first, second] = [await upload('voucher'), await upload('voucher')]
    await send(first)
    let late: ReturnType<typeof send> | undefined
    await mall.db.tx(async (tx) => {
      await tx.query('select 1 from transfer where reference = $1 for update', [reference])
      late = send(second)
      await untilBlocked(tx)
      await tx.query('update transfer set state = 2, received_amount = amount, decided = 1 where reference = $1', [
        reference,
      ])
    })
    expect((await late!).code).toBe('A00001')
    const used = (path: string) =>
      mall.db.query('select used from upload where upload_id = $1', [path.slice('files/'.length)])
    expect([...(await used(first)), ...(await used(second))]).toEqual([{ used: true }, { used: false }])
  })

  it('keeps at most ten orders of a buyer open for transfers, and does not extend the time for a second receipt [R2.21]', async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, async () => [await order(2), await order(2)].join(',')))
    for (const orderNumbers of pairs)
      expect((await buyer.call('openTransfer', { orderNumbers })).answer.endTime).toBe(START + 3 * DAY)
    expect((await buyer.call('openTransfer', { orderNumbers: await order(2) })).code).toBe('A00001')
    const voucher = async () => ({
      orderNumbers: pairs[0]!,
      payerName: '张江精密',
      bankName: '招商银行',
      amount: 10,
      voucherImgs: await upload('voucher'),
    })
    for (const day of [1, 6]) {
      mall.clock.now = START + day * DAY
      await buyer.login()
      expect((await buyer.call('transferVoucher', await voucher())).answer?.endTime).toBe(START + 8 * DAY)
    }
  })

  it('closes an order whose transfer did not arrive in time, and owes the buyer money that arrives later [R2.21]', async () => {
    const orderNumbers = await order(2)
    const { reference } = (await buyer.call('openTransfer', { orderNumbers })).answer
    mall.clock.now = START + 3 * DAY
    expect((await buyer.call('transferInfo', { orderNumbers })).answer).toMatchObject({ closed: true })
    expect(await press('transferReceive', { reference })).toBe(true)
    const { status, actualTotal, owed } = (await buyer.call('orderDetail', { orderNumber: orderNumbers })).answer
    expect({ status, owed }).toMatchObject({ status: 6, owed: [{ amount: actualTotal }] })
    expect((await buyer.call('openTransfer', { orderNumbers })).code).toBe('A03002')
  })

  it('never changes a ledger entry', async () => {
    await grant()
    await onAccount(1)
    await expect(mall.db.query('update credit_entry set amount = 0')).rejects.toThrow(/never changed/)
  })

  it('names the missing fields of an application, keeps it as written, and reuses the licence of a refused one [R2.11]', async () => {
    const licencePic = await upload('licence')
    const empty = await buyer.call('applyCredit', { ...form, companyName: ' ', contact: '', licencePic })
    expect(empty).toMatchObject({ code: 'A00010', data: { fields: expect.arrayContaining(['company', 'contact']) } })
    const apply = async (more: object = {}) =>
      (await buyer.call('applyCredit', { ...form, companyName: ' 张江精密 ', remark: ' 急 ', licencePic, ...more }))
        .answer!
    expect(await info()).toMatchObject({ status: 'none', creditLimit: '0.00', availableAmount: '0.00' })
    expect((await info()).application).toBeUndefined()
    const first = await apply()
    const waiting = await order(1)
    expect(await option(20, waiting)).toMatchObject({ available: false, why: 'review' })
    expect((await buyer.call('creditApplyInfo', { applicationId: first })).answer).toMatchObject({
      applicationId: String(first),
      status: 0,
      companyName: '张江精密',
      creditCode: form.creditCode,
      contact: '张工',
      mobile: '13800000001',
      creditLimit: '5000.00',
      periodDays: 30,
      remark: '急',
    })
    const at = { db: mall.db, now: START + 1 }
    for (const reason of ['', '  ']) expect(await refuseCreditApplication(at, Number(first), reason)).toBe(false)
    expect(await refuseCreditApplication(at, 999_999, '缺')).toBe(false)
    expect(await refuseCreditApplication(at, Number(first), ` ${'缺'.repeat(201)} `)).toBe(true)
    expect(await option(20, waiting)).toMatchObject({ available: false, why: 'refused' })
    const refused = (await buyer.call('creditApplyInfo', { applicationId: first })).answer
    expect(refused).toMatchObject({ status: -1, reason: '缺'.repeat(200) })
    expect(refused.auditTime).toBeDefined()
    mall.clock.now = START + 2
    const second = await apply()
    for (const terms of [
      { limit: -1, days: 30 },
      { limit: 300, days: 0 },
    ])
      expect(await grantApplication(at, Number(second), terms)).toBe(false)
    expect(await grantApplication(at, Number(first), { limit: 300, days: 45 })).toBe(false)
    expect(await grantApplication(at, Number(second), { limit: 300, days: 45 })).toBe(true)
    expect(await grantApplication(at, Number(second), { limit: 900, days: 45 })).toBe(false)
    expect((await buyer.call('creditApplyInfo', { applicationId: second })).answer).toMatchObject({
      status: 1,
      grantedLimit: '300.00',
      grantedDays: 45,
    })
    expect((await buyer.call('applyCredit', { ...form, licencePic })).code).toBe('A00001')
    const page = async (asked: object) => {
      const { records, total } = (await buyer.call('creditApplyPage', asked)).answer
      return [records.map(({ applicationId }) => applicationId), total]
    }
    expect(await page({})).toEqual([[String(second), String(first)], 2])
    expect(await page({ status: -1 })).toEqual([[String(first)], 1])
    expect(await page({ size: 1, current: 2 })).toEqual([[String(first)], 2])
  })

  it('changes the terms of an account, stops it with a reason and resumes it, but opens none [R2.11]', async () => {
    const at = { db: mall.db, now: START }
    expect(await changeTerms(at, user, { limit: 800, days: 60 })).toBe(false)
    expect(await stopAccount(at, user, '核实')).toBe(false)
    expect([await issueStatementNow(at, user), await makeStatementOverdue(at, user)]).toEqual([false, false])
    await grant()
    await onAccount(1)
    const { usedAmount } = await info()
    expect(await changeTerms(at, user, { limit: 800, days: 0 })).toBe(false)
    expect(await changeTerms(at, user, { limit: 800, days: 60 })).toBe(true)
    expect(await info()).toMatchObject({ creditLimit: '800.00', periodDays: 60, usedAmount })
    expect(await stopAccount(at, user, '  ')).toBe(false)
    expect((await info()).status).toBe('running')
    expect(await stopAccount(at, user, ` ${'核'.repeat(201)}`)).toBe(true)
    expect(await info()).toMatchObject({ status: 'stopped', reason: '核'.repeat(200) })
    const waiting = await order(1)
    expect(await buyer.call('periodPay', { orderNumbers: waiting })).toMatchObject({
      code: 'A00001',
      data: { why: 'stopped' },
    })
    expect(await stopAccount(at, user, undefined)).toBe(true)
    expect((await info()).reason).toBeUndefined()
    await changeTerms(at, user, { limit: 50, days: 60 })
    expect(await buyer.call('periodPay', { orderNumbers: waiting })).toMatchObject({
      code: 'A00001',
      data: { why: 'tooLittle', left: (50 - Number(usedAmount)).toFixed(2) },
    })
  })

  it('shows the dates of the running month, and sums what is open, due and overdue [R2.33]', async () => {
    await grant()
    const empty = await info()
    expect(empty).toMatchObject({
      status: 'running',
      usedAmount: '0.00',
      dueAmount: '0.00',
      overdueAmount: '0.00',
      unbilledAmount: '0.00',
      statementTime: DECEMBER,
      nextDueTime: DECEMBER + 30 * DAY,
    })
    expect([empty.dueBill, empty.dueBillAmount, empty.dueTime]).toEqual([undefined, undefined, undefined])
    await onAccount(1)
    await press('creditBill', { user })
    await onAccount(2)
    await press('creditBill', { user })
    await onAccount(3)
    const [second, first] = await bills()
    const total = (...amounts: string[]) => amounts.reduce((sum, amount) => sum + Number(amount), 0).toFixed(2)
    expect(await info()).toMatchObject({
      dueAmount: total(first!.openAmount, second!.openAmount),
      overdueAmount: '0.00',
      dueBill: first!.billNumber,
    })
    expect(Number((await info()).unbilledAmount)).toBeGreaterThan(0)
    await press('creditLapse', { user })
    expect(await info()).toMatchObject({ status: 'overdue', overdueAmount: first!.openAmount })
    expect((await buyer.call('billCount', {})).answer).toEqual({ open: 1, paid: 0, overdue: 1 })
    const page = async (asked: object) => {
      const { records, total: found } = (await buyer.call('billPage', asked)).answer
      return [records.map(({ billNumber }) => billNumber), found]
    }
    expect(await page({ status: 0 })).toEqual([[second!.billNumber], 1])
    expect(await page({ status: 2 })).toEqual([[first!.billNumber], 1])
    expect(await page({ status: 1 })).toEqual([[], 0])
    expect(await page({ size: 1, current: 2 })).toEqual([[first!.billNumber], 2])
    const pay = (await buyer.call('billPayInfo', { billNumbers: `${second!.billNumber},${first!.billNumber}` })).answer
    expect(pay).toMatchObject({
      bills: [
        { billNumber: first!.billNumber, month: first!.month, openAmount: first!.openAmount },
        { billNumber: second!.billNumber, openAmount: second!.openAmount },
      ],
      totalFee: total(first!.openAmount, second!.openAmount),
    })
    expect((await other.call('billPayInfo', { billNumbers: first!.billNumber })).code).toBe('A03000')
  })

  it('lists what an account was charged with, by kind and by pages, and on its statement, with goods and own number [R2.33]', async () => {
    await grant()
    const orderNumber = await order(1)
    await mall.db.query("update orders set po_number = 'PO-7' where order_number = $1", [orderNumber])
    await buyer.call('periodPay', { orderNumbers: orderNumber })
    const second = await onAccount(2)
    await press('creditBill', { user })
    const [bill] = await bills()
    await mall.db.tx((db) =>
      settleBills(db, { user, subject: bill!.billNumber, payment: 'test', amount: '1.00' }, mall.clock.now),
    )
    const page = async (asked: object) => (await buyer.call('creditPage', asked)).answer
    const all = await page({})
    expect(all.records.map(({ kind, orderNumber: of }) => [kind, of])).toEqual([
      ['payment', undefined],
      ['order', second],
      ['order', orderNumber],
    ])
    expect(all.records[2]).toMatchObject({
      prodName: '深沟球轴承 6205',
      poNumber: 'PO-7',
      month: bill!.month,
      billNumber: bill!.billNumber,
      amount: '30.50',
    })
    expect((await page({ kind: 'order' })).records.map(({ orderNumber: of }) => of)).toEqual([second, orderNumber])
    expect(await page({ kind: 'payment' })).toMatchObject({ total: 1, records: [{ amount: '-1.00' }] })
    expect(await page({ size: 2, current: 2 })).toMatchObject({ total: 3, records: [{ orderNumber }] })
    // An order of the next month is not on the statement.
    await onAccount(1)
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en' })
    const shown = (await english.call('billInfo', { billNumber: bill!.billNumber })).answer
    expect(shown).toMatchObject({
      billNumber: bill!.billNumber,
      paidAmount: '1.00',
      creditAmount: '0.00',
      lines: [{ orderNumber, prodName: 'Deep groove ball bearing 6205' }, { orderNumber: second }],
      laterLines: [{ kind: 'payment', amount: '-1.00' }],
    })
    expect(shown.lines).toHaveLength(2)
    expect(Number(shown.openAmount)).toBeCloseTo(Number(shown.amount) - 1, 2)
  })

  it('pays a statement from the balance exactly once, with the pay password, or not at all [R2.33]', async () => {
    await mall.db.query('update buyer set pay_password = $2 where user_id = $1', [user, await hashPassword('888888')])
    await grant()
    await onAccount(2)
    await press('creditBill', { user })
    const [bill] = await bills()
    const pay = (payPassword: string) =>
      buyer.call('payBill', { billNumbers: bill!.billNumber, payType: 9, payPassword })
    const fill = (amount: string, key: string) =>
      mall.db.tx((tx) => book(tx, { kind: 'balance', user, amount, cause: 'recharge', key, now: START }))
    const balance = async () => Number((await buyer.call('balanceInfo', {})).answer.balance)
    const before = await balance()
    if (before > 0)
      await mall.db.tx((tx) =>
        book(tx, { kind: 'balance', user, amount: `-${before.toFixed(2)}`, cause: 'pay', key: 'empty', now: START }),
      )
    expect((await pay('888888')).code).toBe('A00001')
    expect((await bills())[0]!.status).toBe(0)
    await fill(bill!.openAmount, 'bill')
    expect((await pay('000000')).code).toBe('A00001')
    expect((await pay('888888')).answer).toBe(true)
    expect(await balance()).toBe(0)
    expect((await bills())[0]).toMatchObject({ status: 1, openAmount: '0.00' })
    expect((await pay('888888')).code).toBe('A03007')
    expect((await buyer.call('payBill', { billNumbers: bill!.billNumber, payType: 20 })).code).toBe('A03007')
  })
})
