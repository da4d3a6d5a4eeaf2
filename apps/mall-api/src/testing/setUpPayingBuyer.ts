import type { CallName, InputOf } from '@millwright/contract/contract'
import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { hashPassword } from '../core/identity/sessions.ts'
import { createMall } from '../app/app.ts'
import { consoleActions } from '../app/consoleSections.ts'
import { samplePicture } from './samplePicture.ts'
import type { TestMall } from './testMall.ts'
import { Visitor } from './visitor.ts'

export const PAY_PASSWORD = '888888'

/**
 * Returns the sample buyer with a pay password, a full balance and an account period, and the seller console's actions
 * that confirm money.
 */
export async function setUpPayingBuyer(mall: TestMall) {
  const buyer = await new Visitor(mall.app).login()
  const row = await queryOne<{ user: number }>(mall.db, "select user_id as user from buyer where account = 'buyer'")
  const user = row.user
  await mall.db.query('update buyer set pay_password = $2 where user_id = $1', [user, await hashPassword(PAY_PASSWORD)])
  const order = async (prodCount = 2) => {
    const orderItem = { prodId: 101, skuId: 1001, shopId: 1, prodCount }
    const { uuid } = (await buyer.call('confirmOrder', { orderItem })).answer
    return (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
  }
  const press = (name: string, fields: Record<string, string | number>) =>
    consoleActions
      .get(name)!
      .act(
        { db: mall.db, now: mall.clock.now },
        Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])),
      )
  return {
    buyer,
    user,
    order,
    press,
    detail: async (orderNumber: string) => (await buyer.call('orderDetail', { orderNumber })).answer,
    /** Returns a WeChat (3) or Alipay (2) code for orders. */
    scan: async (orderNumbers: string, payType: number) => {
      const { answer } = await buyer.call('pay', { orderNumbers, payType })
      return codeOf((answer as { url: string }).url)
    },
    receipt: async (orderNumbers: string) => ({
      orderNumbers,
      payerName: '张江精密',
      bankName: '招商银行',
      amount: 10,
      voucherImgs: (await buyer.call('uploadFile', { file: await samplePicture(), kind: 'voucher' })).answer.filePath,
    }),
    /** Moves the clock and signs in again, because sessions end sooner than transfers arrive. */
    jump: async (to: number) => {
      mall.clock.now = to
      await buyer.login()
    },
    late: <N extends CallName>(name: N, input: InputOf<N>, meanwhile: () => Promise<unknown>) =>
      callLate(mall, buyer, { name, input, meanwhile }),
  }
}

export function codeOf(url: string): string {
  return new URL(url).pathname.slice('/pay/'.length)
}

/**
 * Sends a call and runs `meanwhile` between its check of the amount due and its transaction. Returns the call's
 * code and data.
 */
async function callLate<N extends CallName>(
  mall: TestMall,
  buyer: Visitor,
  { name, input, meanwhile }: { name: N; input: InputOf<N>; meanwhile: () => Promise<unknown> },
) {
  let arrived = () => {}
  let release = () => {}
  const atGate = new Promise<void>((done) => (arrived = done))
  const open = new Promise<void>((done) => (release = done))
  const gated: Db = {
    ...mall.db,
    query: (sql, params) => mall.db.query(sql, params),
    tx: async (work) => {
      arrived()
      await open
      return mall.db.tx(work)
    },
  }
  const app = createMall({ db: gated, files: mall.files, sandbox: true, clock: () => mall.clock.now })
  const answer = new Visitor(app, { token: buyer.token! }).call(name, input)
  await atGate
  await meanwhile()
  release()
  const { code, data } = await answer
  return { code, data }
}
