import { beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../testing/memoryStore.ts'
import { createMall } from './app.ts'
import { steadyClock } from './clock.ts'
import { closeTypes, closeUnpaid } from '../contexts/order/orders.ts'
import { onDatabase } from '../testing/databases.ts'
import { START, stockOf, testMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A machine whose clock can be set while time passes normally. */
function machine() {
  const time = { wall: START, passed: 0 }
  return {
    clock: steadyClock({ wall: () => Math.floor(time.wall + time.passed), monotonic: () => time.passed }),
    pass: (ms: number) => {
      time.passed += ms
    },
    set: (ms: number) => {
      time.wall += ms
    },
  }
}

it('never goes back, otherwise runs at the speed of time, and follows a clock that is set forward', () => {
  const { clock, pass, set } = machine()
  pass(MINUTE + 0.7)
  expect(clock()).toBe(START + MINUTE)
  set(-HOUR)
  expect(clock()).toBe(START + MINUTE)
  for (let n = 0; n < 1_000; n++) {
    pass(0.3)
    clock()
  }
  expect(clock()).toBe(START + MINUTE + 300)
  pass(HOUR)
  expect(clock()).toBe(START + MINUTE + HOUR + 300)
  set(3 * HOUR)
  expect(clock()).toBeGreaterThanOrEqual(START + 3 * HOUR)
})

onDatabase((open) => {
  let at: ReturnType<typeof machine>
  let faults: unknown[]
  let buyer: Visitor
  beforeEach(async () => {
    const { db } = await testMall(open())
    await db.script(
      'delete from order_item; delete from orders; delete from submission; delete from confirm; update sku set stocks = 100 where sku_id = 1001',
    )
    at = machine()
    faults = []
    buyer = await new Visitor(
      createMall({ db, files: memoryStore(), clock: at.clock, log: (_, error) => faults.push(error) }),
    ).login()
  })
  const confirm = async () =>
    (await buyer.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 5 } })).answer
      .uuid!
  const submit = (uuid: string) => buyer.call('submitOrder', { orderShopParams: [], uuid })
  const statusOf = async (orderNumber: string) => (await buyer.call('orderDetail', { orderNumber })).answer.status
  const sweep = () => closeUnpaid({ db: open(), now: at.clock() }, { closeType: closeTypes.timeout })

  it('closes an unpaid order and ends a confirmed price on time if the clock is set back an hour', async () => {
    const orderNumber = (await submit(await confirm())).answer.orderNumbers
    const [inTime, late] = [await confirm(), await confirm()]
    at.pass(10 * MINUTE)
    at.set(-HOUR)
    at.pass(20 * MINUTE - SECOND)
    await sweep()
    expect(await statusOf(orderNumber)).toBe(1)
    const second = (await submit(inTime)).answer.orderNumbers
    expect(second).toMatch(/^\d+$/)
    at.pass(SECOND)
    expect((await submit(late)).code).toBe('A03002')
    expect(await sweep()).toEqual([orderNumber])
    expect([await statusOf(orderNumber), await statusOf(second)]).toEqual([6, 1])
    expect(await stockOf(open(), 1001)).toBe(95)
    expect(faults).toEqual([])
  })

  it('closes an order once if the clock is set forward an hour, keeps sessions and payments, and reopens nothing when the clock is set back', async () => {
    const orderNumber = (await submit(await confirm())).answer.orderNumbers
    const paid = (await submit(await confirm())).answer.orderNumbers
    await open().query('update orders set status = 2, paid_at = $2::bigint where order_number = $1', [paid, at.clock()])
    const uuid = await confirm()
    at.set(HOUR)
    await Promise.all([sweep(), sweep(), statusOf(orderNumber)])
    expect([await statusOf(orderNumber), await statusOf(paid)]).toEqual([6, 2])
    expect(await stockOf(open(), 1001)).toBe(95)
    expect((await submit(uuid)).code).toBe('A03002')
    at.set(-HOUR)
    await sweep()
    expect([await statusOf(orderNumber), await statusOf(paid)]).toEqual([6, 2])
    expect((await submit(uuid)).code).toBe('A03002')
    const next = (await submit(await confirm())).answer.orderNumbers
    expect(next > orderNumber).toBe(true)
    expect((await buyer.call('myOrder', {})).answer.records[0]!.orderNumber).toBe(next)
    expect(faults).toEqual([])
  })

  it('accepts a code until its expiry even if the clock is set back an hour', async () => {
    const codeFor = async (mobile: string) => {
      expect((await buyer.call('sendRegisterCode', { mobile })).code).toBe('00000')
      const [row] = await open().query<{ code: string }>('select code from sms_code where mobile = $1', [mobile])
      return { mobile, validCode: row!.code }
    }
    const [inTime, late] = [await codeFor('13911112221'), await codeFor('13911112222')]
    at.set(-HOUR)
    at.pass(5 * MINUTE - SECOND)
    expect((await buyer.call('checkRegisterSms', inTime)).code).toBe('00000')
    at.pass(SECOND)
    expect((await buyer.call('checkRegisterSms', late)).code).toBe('A00006')
    expect(faults).toEqual([])
  })
})
