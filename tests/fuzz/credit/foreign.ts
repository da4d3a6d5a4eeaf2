import { payTypes } from '../../../packages/domain/src/payment/payKinds.ts'
import type { CallName } from '../../../packages/contract/src/contract.ts'
import { applyForCredit, openAccount } from '../../../apps/mall-api/src/contexts/credit/applications.ts'
import { issueStatementNow } from '../../../apps/mall-api/src/contexts/credit/accounts.ts'
import { putOnAccount } from '../../../apps/mall-api/src/contexts/credit/periodPayment.ts'
import { billsNamed } from '../../../apps/mall-api/src/core/credit/billRows.ts'
import { billNumberOf } from '../../../apps/mall-api/src/contexts/credit/creditAccount.ts'
import { monthOf } from '../../../packages/domain/src/credit/months.ts'
import { samplePicture } from '../../../apps/mall-api/src/testing/samplePicture.ts'
import type { TestMall } from '../../../apps/mall-api/src/testing/testMall.ts'
import { Visitor } from '../../../apps/mall-api/src/testing/visitor.ts'

/**
 * Requests an account's data, statements, transfers and files as another buyer and as a visitor, by their real ids and
 * similar ones. Returns the requests that were not refused.
 */
export async function foreignRequests({ app, db, clock, files }: TestMall, count: number, seed: number) {
  const owner = await new Visitor(app).login('buyer')
  const { orderNumber, billNumber, applicationId, licence } = await fill({ app, db, clock, files, faults: [] }, owner)
  const strangers = [
    await new Visitor(app).login('agreement'),
    await new Visitor(app).login('newcomer'),
    new Visitor(app),
  ]
  const random = seeded(seed)
  const billNumbers = () => [billNumber, `${billNumber},${billNumber}`, `${billNumber},ST000000-000000`][random(3)]!
  const subject = () => (random(2) ? { billNumbers: billNumbers() } : { orderNumbers: orderNumber })
  const voucher = { payerName: 'x', bankName: 'x', amount: 1, voucherImgs: licence }
  const asks: readonly (() => readonly [CallName, object])[] = [
    () => ['billInfo', { billNumber }],
    () => ['billExport', { billNumbers: billNumbers() }],
    () => ['billPayInfo', { billNumbers: billNumbers() }],
    () => ['payBill', { billNumbers: billNumbers(), payType: Object.values(payTypes)[random(6)]! }],
    () => ['payOptions', subject()],
    () => ['openTransfer', subject()],
    () => ['transferInfo', subject()],
    () => ['transferVoucher', { ...subject(), ...voucher }],
    () => ['creditApplyInfo', { applicationId }],
    () => ['periodPay', { orderNumbers: orderNumber }],
  ]
  const answered: string[] = []
  for (let asked = 0; asked < count; asked++) {
    const stranger = strangers[random(strangers.length)]!
    if (random(8) === 0) {
      const { status } = await stranger.raw('GET', `/${licence}`)
      if (status !== 404 && status !== 401 && status !== 403) answered.push(`/${licence}: ${status}`)
      continue
    }
    const [name, input] = asks[random(asks.length)]!()
    const { code, data } = await stranger.call(name, input as never)
    const refused = stranger.token ? code === 'A03000' : code === 'A00004'
    if (!refused || data !== null) answered.push(`${name} ${JSON.stringify(input)}: ${code}`)
  }
  return { asked: count, answered }
}

async function fill(mall: TestMall, owner: Visitor) {
  const { db, clock } = mall
  const [buyer] = await db.query<{ user: number }>("select user_id as user from buyer where account = 'buyer'")
  const { user } = buyer!
  const licence = (await owner.call('uploadFile', { file: await samplePicture(), kind: 'licence' })).answer.filePath
  await db.query('delete from credit_account where user_id = $1', [user])
  const company = { company: 'x', creditCode: 'x', contact: 'x', mobile: 'x', limit: 5000, days: 30, remark: '' }
  const made = await applyForCredit({ db, now: clock.now, locale: 'zh' }, user, { ...company, licence })
  await openAccount(db, user, { limit: 5000, days: 30 }, clock.now)
  const order = async () => {
    const orderItem = { prodId: 101, skuId: 1001, shopId: 1, prodCount: 2 }
    const { uuid } = (await owner.call('confirmOrder', { orderItem })).answer
    return (await owner.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
  }
  const used = [{ orderNumber: await order(), actualTotal: '49.00' }]
  await db.tx((tx) => putOnAccount(tx, user, used, clock.now))
  await issueStatementNow({ db, now: clock.now }, user)
  const billNumber = billNumberOf(user, monthOf(clock.now))
  if (!(await billsNamed(db, user, [billNumber])).length) throw new Error('there is no statement to ask for')
  const applicationId = 'id' in made ? String(made.id) : '0'
  return { orderNumber: await order(), billNumber, applicationId, licence }
}

function seeded(start: number): (below: number) => number {
  let state = start || 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
