import { payTypes } from '../../../packages/domain/src/payment/payKinds.ts'
import { closeTypes, closeUnpaid } from '../../../apps/mall-api/src/contexts/order/orders.ts'
import { consoleActions } from '../../../apps/mall-api/src/app/consoleSections.ts'
import { codeOf, PAY_PASSWORD, setUpPayingBuyer } from '../../../apps/mall-api/src/testing/setUpPayingBuyer.ts'
import type { TestMall } from '../../../apps/mall-api/src/testing/testMall.ts'
import { chosen, MINUTE, picked, START } from './history.ts'
import type { PayCommand, PayHistory } from './history.ts'
import { judge } from './judge.ts'
import type { Seen, SeenOrder } from './judge.ts'

const SKU = 1001
const STOCK = 100_000
const FILLED = 1_000_000
let orders = 0

/**
 * Returns a function that runs a history on the mall and returns the errors found. Histories run one after another, the
 * commands of a turn concurrently.
 */
export async function payDatabase(mall: TestMall) {
  const { db } = mall
  const { buyer, user } = await setUpPayingBuyer(mall)
  await db.script(`update session set expires = ${START * 2}`)
  return async ({ turns }: PayHistory): Promise<string[]> => {
    mall.clock.now = START
    await clear(mall, user)
    const world: World = { mall, buyer, user, numbers: [], scans: [], transfers: [], came: 0 }
    for (const turn of turns) {
      for (const one of turn) if (one.kind === 'wait') mall.clock.now += one.minutes * MINUTE
      await closeUnpaid({ db, now: mall.clock.now }, { closeType: closeTypes.timeout })
      await Promise.all(turn.map((one) => carryOut(one, world)))
      if (mall.faults.length) return [`faults: ${mall.faults.splice(0).join(' ')}`]
      await closeUnpaid({ db, now: mall.clock.now }, { closeType: closeTypes.timeout })
      const wrong = judge(await see(world))
      if (wrong.length) return [`${JSON.stringify(turn)}: ${wrong.join('; ')}`]
    }
    return []
  }
}

type World = {
  mall: TestMall
  buyer: Awaited<ReturnType<typeof setUpPayingBuyer>>['buyer']
  user: number
  numbers: string[]
  scans: { code: string; cents: number }[]
  transfers: { reference: string; numbers: string; cents: number }[]
  /** The total received according to the seller console, each payment once. */
  came: number
}

async function clear({ db }: TestMall, user: number): Promise<void> {
  await db.script(`delete from repayment where owed_id is not null; delete from owed_money; delete from transfer; delete from payment;
    delete from credit_entry; delete from bill; delete from credit_account;
    delete from order_item where order_number like 'P%'; delete from orders where order_number like 'P%';
    update sku set stocks = ${STOCK} where sku_id = ${SKU}`)
  await db.query('insert into credit_account values ($1, $2, 30, false, null, 0)', [user, FILLED])
  await consoleActions.get('memberBalanceGive')!.act({ db, now: START }, { user: String(user), amount: '9000.00' })
}

async function carryOut(command: PayCommand, world: World): Promise<void> {
  const { mall, buyer, numbers, scans, transfers } = world
  const { db, clock } = mall
  const press = (name: string, fields: Record<string, string>) =>
    consoleActions.get(name)!.act({ db, now: clock.now }, fields)
  const totalOf = async (named: string) => {
    const [row] = await db.query<{ cents: number }>(
      "select (sum(actual_total) * 100)::bigint as cents from orders where order_number = any(string_to_array($1, ','))",
      [named],
    )
    return row!.cents
  }
  switch (command.kind) {
    case 'order':
      numbers.push(await order(world, command))
      return
    case 'scan': {
      const named = chosen(numbers, command.some).join(',')
      if (!named) return
      const payType = command.alipay ? payTypes.alipay : payTypes.weixin
      const { code, answer } = await buyer.call('pay', { orderNumbers: named, payType })
      if (code === '00000') scans.push({ code: codeOf((answer as { url: string }).url), cents: await totalOf(named) })
      return
    }
    case 'confirm': {
      const scan = picked(scans, command.pick)
      if (scan && (await press('pay', { code: scan.code }))) world.came += scan.cents
      return
    }
    case 'transfer': {
      const named = chosen(numbers, command.some).toSorted().join(',')
      if (!named) return
      const { code, answer } = await buyer.call('openTransfer', { orderNumbers: named })
      if (code === '00000' && !transfers.some(({ reference }) => reference === answer.reference))
        transfers.push({ reference: answer.reference, numbers: named, cents: await totalOf(named) })
      return
    }
    case 'receipt': {
      const transfer = picked(transfers, command.pick)
      if (!transfer) return
      await buyer.call('transferVoucher', {
        orderNumbers: transfer.numbers,
        payerName: 'fuzz',
        bankName: 'fuzz',
        amount: 1,
        voucherImgs: await receipt(world),
      })
      return
    }
    case 'refuse': {
      const transfer = picked(transfers, command.pick)
      if (transfer) await press('transferRefuse', { reference: transfer.reference, reason: 'fuzz' })
      return
    }
    case 'receive': {
      const transfer = picked(transfers, command.pick)
      const cents = (transfer?.cents ?? 0) + command.cents
      if (!transfer || cents <= 0) return
      const amount = (cents / 100).toFixed(2)
      if (await press('transferReceive', { reference: transfer.reference, amount })) world.came += cents
      return
    }
    case 'own': {
      const named = chosen(numbers, command.some).join(',')
      const kind = command.period
        ? { payType: payTypes.period }
        : { payType: payTypes.balance, payPassword: PAY_PASSWORD }
      if (named) await buyer.call('pay', { orderNumbers: named, ...kind })
      return
    }
    case 'cancel': {
      const orderNumber = picked(numbers, command.pick)
      if (orderNumber) await buyer.call('cancelOrder', { orderNumber })
      return
    }
    case 'return': {
      const owed = await db.query<{ id: number }>('select owed_id as id from owed_money order by owed_id')
      const row = picked(owed, command.pick)
      if (row) await press('owedReturn', { id: String(row.id) })
      return
    }
    case 'wait':
  }
}

/** Writes an order as the submit call does: plain, group, flash sale, or points plus money. */
async function order({ mall, user }: World, { deal, cents, pieces }: PayCommand & { kind: 'order' }): Promise<string> {
  const { db, clock } = mall
  const number = `P${String((orders += 1)).padStart(12, '0')}`
  const expires = clock.now + (deal === 2 ? 15 : 30) * MINUTE
  await db.tx(async (tx) => {
    await tx.query('update sku set stocks = stocks - $2::int where sku_id = $1', [SKU, pieces])
    await tx.query(
      `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, created, expires, order_type)
      values ($1, $2, 1, 1, $3::bigint / 100.0, 0, $3::bigint / 100.0, $4, '{}', $5, $6, $7)`,
      [number, user, cents, pieces, clock.now, expires, deal],
    )
    await tx.query(
      `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
      values ($1, 1, 101, $2, '{}', '{}', '{}', '', '', $3, 1, $4::bigint / 100.0)`,
      [number, SKU, pieces, cents],
    )
  })
  return number
}

async function receipt({ mall: { db, clock }, user }: World): Promise<string> {
  const id = crypto.randomUUID()
  await db.query(
    "insert into upload (upload_id, user_id, kind, type, created, used) values ($1, $2, 'voucher', 'image/webp', $3, false)",
    [id, user, clock.now],
  )
  return `files/${id}`
}

async function see({ mall, user, came }: World): Promise<Seen> {
  const { db, clock } = mall
  const rows = await db.query<Omit<SeenOrder, 'by'> & { payType: number | null }>(
    `select order_number as number, created, expires, (actual_total * 100)::bigint as cents, product_nums as pieces, status, pay_type as "payType"
    from orders where order_number like 'P%'`,
  )
  const own: readonly (number | null)[] = [payTypes.balance, payTypes.period]
  const [sums] = await db.query<{ stocks: number; back: number; balance: number; period: number }>(
    `select (select stocks from sku where sku_id = ${SKU}) as stocks,
      (select coalesce(sum(amount) * 100, 0)::bigint from repayment where owed_id is not null) as back,
      (select coalesce(-sum(e.amount) * 100, 0)::bigint from ledger_account a join ledger_entry e using (account_id) join ledger_booking b using (booking_id)
        where a.user_id = $1 and a.kind = 'balance' and exists (select 1 from orders o where o.order_number = b.reference and o.order_number like 'P%')) as balance,
      (select coalesce(sum(amount) * 100, 0)::bigint from credit_entry where user_id = $1) as period`,
    [user],
  )
  return {
    now: clock.now,
    orders: rows.map(({ payType, ...order }) => ({
      ...order,
      by: payType === null ? undefined : own.includes(payType) ? 'own' : 'outside',
    })),
    taken: STOCK - sums!.stocks,
    came,
    owed: await db.query('select (amount * 100)::bigint as cents, returned is not null as returned from owed_money'),
    wentBack: sums!.back,
    took: sums!.balance + sums!.period,
  }
}
