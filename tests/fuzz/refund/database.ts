import '../../../apps/mall-api/src/app/compose.ts'
import { applyForRefund } from '../../../apps/mall-api/src/contexts/after-sale/applyForRefund.ts'
import { applyRefundEvent, sweepRefunds } from '../../../apps/mall-api/src/contexts/after-sale/applyRefundEvent.ts'
import { refundsOf } from '../../../apps/mall-api/src/core/order/refundRows.ts'
import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import { shipPackage } from '../../../apps/mall-api/src/contexts/order/packages.ts'
import { confirmReceipt } from '../../../apps/mall-api/src/contexts/order/confirmReceipt.ts'
import { HOUR, paidOf, START } from './history.ts'
import type { Bought, Command, Seen, Turn, World } from './history.ts'

let orders = 0
const FIRST_SKU = 90_000

export async function readyDatabase(db: Db): Promise<void> {
  await db.script(`insert into sku select ${FIRST_SKU} + n, prod_id, 90 + n, 'F' || n, 'f' || n, properties, 5, null, '[]', 0, 1, 1, 1, null, pic, '{}', null
    from generate_series(0, 3) n join sku on sku_id = 1001 on conflict do nothing`)
}

/** Creates an order on a real database, handled by the mall's own code. */
export async function databaseOrder(db: Db, bought: Bought): Promise<World> {
  const orderNumber = `F${String(++orders).padStart(12, '0')}`
  const [buyer] = await db.query<{ user: number }>("select user_id as user from buyer where account = 'buyer'")
  const user = buyer!.user
  const total = bought.lines.reduce((sum, { cents }) => sum + cents, 0)
  const yuan = (cents: number) => (cents / 100).toFixed(2)
  // Deadlines of earlier histories must not fire any more.
  await db.query('update refund set due = null where due is not null')
  await db.query('update sku set stocks = $1 where sku_id between $2 and $2 + 3', [bought.stock, FIRST_SKU])
  await db.query(
    `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, pay_type, created, expires, paid_at)
      values ($1, $2, 1, 2, $3::text::numeric, $4::text::numeric, $5::text::numeric, 1, '{}', 3, $6, $6, $6)`,
    [orderNumber, user, yuan(total), yuan(bought.freight), yuan(paidOf(bought)), START],
  )
  const items: number[] = []
  for (const [at, { quantity, cents }] of bought.lines.entries()) {
    const [row] = await db.query<{ id: number }>(
      `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
        values ($1, $2, 101, $3, '{}', '{}', '{}', '', '', $4, 1, $5::text::numeric) returning order_item_id as id`,
      [orderNumber, at, FIRST_SKU + at, quantity, yuan(cents)],
    )
    items.push(row!.id)
  }
  let now = START
  let parcels = 0
  /** Refund numbers in the order of application. */
  const made: string[] = []

  const carryOut = async (command: Command): Promise<boolean> => {
    switch (command.do) {
      case 'apply': {
        const { orderItemId, pieces, amount } = command.typed!
        const answer = await applyForRefund({ db, now, locale: 'zh' }, user, {
          orderNumber,
          wish: {
            orderItemId: orderItemId === undefined ? undefined : String(items[Number(orderItemId)]),
            kind: command.kind,
            pieces,
            amount,
          },
          reason: 'reasonOther',
          description: '',
          mobile: '',
          received: true,
          photos: [],
        })
        if ('refundSn' in answer) made.push(answer.refundSn)
        return 'refundSn' in answer
      }
      case 'press': {
        const { refund, event, by } = command.press
        const refundSn = made[refund]
        if (!refundSn) return false
        const parcel = ['ship', 'amend', 'sendExchange'].includes(event)
          ? { dvyId: 'sf', name: { zh: '', en: '' }, number: `N${++parcels}` }
          : undefined
        return (await applyRefundEvent({ db, now }, { refundSn, event, by, parcel })) === 'done'
      }
      case 'next':
        return false
      case 'ship':
        return shipPackage(
          { db, now },
          {
            orderNumber,
            company: 'sf',
            flowNumber: `P-${1000 + ++parcels}`,
            pieces: new Map(items.map((id, at) => [String(id), command.pieces[at] ?? 0])),
          },
        )
      case 'receive':
        return confirmReceipt({ db, now }, orderNumber)
      case 'tick':
        now += command.hours * HOUR
        await sweepRefunds({ db, now })
        return true
    }
  }
  return {
    run: (turn: Turn) => Promise.all(turn.map((command) => carryOut(command))),
    see: async (): Promise<Seen> => {
      const [order] = await db.query<{ status: number; closeType: number | null }>(
        'select status, close_type as "closeType" from orders where order_number = $1',
        [orderNumber],
      )
      const rows = await db.query<{ shipped: number; stocks: number }>(
        'select i.shipped, k.stocks from order_item i join sku k using (sku_id) where order_number = $1 order by i.seq',
        [orderNumber],
      )
      const refunds = (await refundsOf({ db }, [orderNumber])).get(orderNumber) ?? []
      const back = await db.query<{ refundSn: string; amount: string }>(
        'select refund_sn as "refundSn", amount from repayment where order_number = $1',
        [orderNumber],
      )
      const cents = (amount: string) => Math.round(Number(amount) * 100)
      return {
        ...order!,
        stock: rows.map(({ stocks }) => stocks),
        shipped: rows.map(({ shipped }) => shipped),
        refunds: made.map((refundSn) => {
          const { kind, state, unsent, whole, amount, freight, due, lines } = refunds.find(
            (one) => one.refundSn === refundSn,
          )!
          return {
            kind,
            state,
            unsent,
            whole,
            amount: cents(amount),
            freight: cents(freight),
            due,
            lines: lines.map(({ orderItemId, quantity, worth }) => ({
              line: items.indexOf(Number(orderItemId)),
              quantity,
              worth: cents(worth),
            })),
          }
        }),
        back: back
          .map(({ refundSn, amount }) => ({ refund: made.indexOf(refundSn), cents: cents(amount) }))
          .toSorted((a, b) => a.refund - b.refund),
        now,
      }
    },
  }
}
