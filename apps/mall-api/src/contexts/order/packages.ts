import type { WireOf } from '@millwright/contract/contract'
import { PACKAGE_LIMIT } from '@millwright/domain/constants'
import { piecesToSend } from '@millwright/domain/order/refundTerms'
import { lockBought } from '../../core/order/refundRows.ts'
import { settleOrder } from '../../core/order/settleOrder.ts'
import { emit } from '../../core/events/events.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { messageInBothLanguages } from '../../core/messages/messages.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { carriers } from './carriers.ts'
import { itemWire, itemsOf } from '../../core/order/orderItems.ts'

const DAY = 86_400_000
/** The time after which an unsigned parcel counts as late, in milliseconds. */
const EXPECTED_WITHIN = 5 * DAY
const SIGNED = 3

type Sending = {
  orderNumber: string
  company: string
  flowNumber: string
  /** Pieces by order line. If omitted, all remaining pieces are shipped. */
  pieces?: ReadonlyMap<string, number>
}

/**
 * Ships a package with the chosen remaining pieces. Pieces held back by a refund are not shipped. Returns false for an
 * unknown carrier, for a tracking number the order already has, and if nothing is left to ship.
 */
export function shipPackage(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { orderNumber, company, flowNumber, pieces }: Sending,
): Promise<boolean> {
  const carrier = Object.hasOwn(carriers, company) ? carriers[company] : undefined
  if (!carrier || !/^[\w-]{4,40}$/.test(flowNumber)) return Promise.resolve(false)
  return db.tx(async (tx) => {
    const found = await lockBought(tx, orderNumber)
    if (!found || ![2, 3].includes(found.bought.status)) return false
    const chosen = found.bought.lines.flatMap((line) => {
      const waits = piecesToSend(line, found.refunds)
      const quantity = Math.min(waits, pieces ? (pieces.get(line.orderItemId) ?? 0) : waits)
      return quantity > 0 ? [{ orderItemId: line.orderItemId, quantity }] : []
    })
    const sent = await tx.query<{ flowNumber: string }>(
      'select flow_number as "flowNumber" from delivery where order_number = $1',
      [orderNumber],
    )
    if (!chosen.length || sent.length >= PACKAGE_LIMIT || sent.some((one) => one.flowNumber === flowNumber))
      return false
    await tx.query(
      `
      with parcel as (
        insert into delivery (order_number, company, flow_number, state, created, traces) values ($1, $2::text::jsonb, $3, 1, $4, $5::text::jsonb)
        returning order_delivery_id
      ), gone as (
        update order_item i set shipped = i.shipped + c.quantity from jsonb_to_recordset($6::text::jsonb) as c ("orderItemId" text, quantity int)
          where i.order_item_id = c."orderItemId"::bigint
      )
      insert into delivery_item select order_delivery_id, c."orderItemId"::bigint, c.quantity
        from parcel, jsonb_to_recordset($6::text::jsonb) as c ("orderItemId" text, quantity int)`,
      [
        orderNumber,
        JSON.stringify(carrier),
        flowNumber,
        now,
        JSON.stringify([{ time: now, text: messageInBothLanguages('parcelPicked') }]),
        JSON.stringify(chosen),
      ],
    )
    await settleOrder(tx, orderNumber, now)
    await emit(tx, 'packageShipped', { orderNumber, company: carrier.en, flowNumber, now })
    const { user } = await queryOne<{ user: number }>(
      tx,
      'select user_id as user from orders where order_number = $1',
      [orderNumber],
    )
    await tellBuyer({ db: tx, now }, user, {
      event: 'orderShipped',
      occurrence: `${orderNumber} ${flowNumber}`,
      subject: orderNumber,
      facts: { orderNumber, flowNumber, company: carrier },
    })
    return true
  })
}

/** Adds a tracking event: the parcel's state (api.md 1.2) and a sentence in both languages. */
export async function addTrace(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { id, state, text }: { id: string; state: number; text: { zh: string; en: string } },
): Promise<boolean> {
  if (!/^\d{1,15}$/.test(id)) return false
  return db.tx(async (tx) => {
    const [parcel] = await tx.query<{ orderNumber: string; flowNumber: string; user: number }>(
      `update delivery d set state = $2, traces = jsonb_build_array($3::text::jsonb) || traces from orders o
        where order_delivery_id = $1::text::bigint and d.state <> ${SIGNED} and o.order_number = d.order_number
        returning d.order_number as "orderNumber", flow_number as "flowNumber", o.user_id as "user"`,
      [id, state, JSON.stringify({ time: now, text })],
    )
    if (!parcel) return false
    const { user, orderNumber, flowNumber } = parcel
    if (state === SIGNED)
      await tellBuyer({ db: tx, now }, user, {
        event: 'orderDelivered',
        occurrence: id,
        subject: orderNumber,
        facts: { orderNumber, flowNumber },
      })
    return true
  })
}

type Row = {
  id: number
  company: Record<string, string>
  flowNumber: string
  state: number
  created: number
  traces: { time: number; text: Record<string, string> }[]
  pieces: { id: number; quantity: number }[] | null
}

export async function packagesOf(
  context: Pick<CallContext, 'db' | 'locale' | 'now'>,
  orderNumber: string,
): Promise<WireOf<'deliveryOfOrder'>> {
  const { locale, now } = context
  const items = (await itemsOf(context, [orderNumber])).get(orderNumber) ?? []
  const rows = await readRows(context.db, orderNumber)
  return rows.map(({ id, company, flowNumber, state, created, traces, pieces }) => {
    const held = (pieces ?? []).flatMap(({ id: itemId, quantity }) => {
      const item = items.find(({ orderItemId }) => orderItemId === itemId)
      return item ? [{ ...itemWire(item, locale), prodCount: quantity, actualTotal: undefined }] : []
    })
    const expected = created + EXPECTED_WITHIN
    return {
      orderDeliveryId: id,
      orderNumber,
      deliveryType: 1,
      productNums: held.reduce((sum, { prodCount }) => sum + prodCount, 0),
      createTime: wireDate(created),
      lateSince: state !== SIGNED && now > expected ? wireDate(expected) : undefined,
      expectedTime: state !== SIGNED ? wireDate(expected) : undefined,
      orderItems: held,
      deliveryDto: {
        companyName: company[locale],
        dvyFlowId: flowNumber,
        state,
        traces: traces.map(({ time, text }) => ({ acceptTime: wireDate(time), acceptStation: text[locale] ?? '' })),
      },
    }
  })
}

function readRows(db: Db, orderNumber: string): Promise<Row[]> {
  return db.query<Row>(
    `
    select order_delivery_id as id, company, flow_number as "flowNumber", state, created, traces,
      (select jsonb_agg(jsonb_build_object('id', i.order_item_id, 'quantity', i.quantity) order by i.order_item_id)
        from delivery_item i where i.order_delivery_id = d.order_delivery_id) as pieces
    from delivery d where order_number = $1 order by created, order_delivery_id`,
    [orderNumber],
  )
}
