import { readMoney } from '@millwright/domain/money/money'
import type { Db } from '../db/db.ts'
import { both } from '../server/messages.ts'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { markPaid } from '../payment/payments.ts'

export const carriers: Record<string, { zh: string; en: string }> = {
  sf: { zh: '顺丰速运', en: 'SF Express' },
  jd: { zh: '京东物流', en: 'JD Logistics' },
  zto: { zh: '中通快递', en: 'ZTO Express' },
  deppon: { zh: '德邦快递', en: 'Deppon Express' },
}

type Form = Record<string, string>
type Action = (db: Db, form: Form, now: number) => Promise<boolean>

/** What the seller can do, by the last part of the form's address; `false` where it cannot be done (any more). */
export const actions: Record<string, Action> = {
  /** As if the minute after a code had passed. */
  again: async (db, { mobile = '' }) =>
    (await db.query('update sms_sent set sent = sent - 60000 where mobile = $1 returning 1', [mobile])).length > 0,
  pay: (db, { code = '' }, now) =>
    db.tx(async (tx) => {
      const [payment] = await tx.query<{ orderNumbers: string; payType: number }>(
        'select order_numbers as "orderNumbers", pay_type as "payType" from payment where code = $1 and paid_at is null for update',
        [code],
      )
      if (!payment || !(await markPaid(tx, payment.orderNumbers.split(','), payment.payType, now))) return false
      await tx.query('update payment set paid_at = $2::bigint where code = $1', [code, now])
      return true
    }),
  ship: (db, { orderNumber = '', company = '', flowNumber = '' }, now) =>
    db.tx(async (tx) => {
      const carrier = Object.hasOwn(carriers, company) ? carriers[company] : undefined
      if (!carrier || !/^[\w-]{4,40}$/.test(flowNumber)) return false
      const [shipped] = await tx.query(
        'update orders set status = 3, shipped_at = $2::bigint where order_number = $1 and status = 2 returning 1',
        [orderNumber, now],
      )
      if (!shipped) return false
      await tx.query(
        'insert into delivery (order_number, company, flow_number, state, created, traces) values ($1, $2::text::jsonb, $3, 1, $4, $5::text::jsonb)',
        [
          orderNumber,
          JSON.stringify(carrier),
          flowNumber,
          now,
          JSON.stringify([{ time: now, text: both('parcelPicked') }]),
        ],
      )
      return true
    }),
  expire: async (db, { orderNumber = '' }, now) => {
    await db.query('update orders set expires = $2::bigint where order_number = $1 and status = 1', [orderNumber, now])
    return (await closeUnpaid({ db, now }, { orderNumber, closeType: closeTypes.timeout })).length === 1
  },
  sku: async (db, { skuId = '', price = '', stocks = '' }) => {
    const amount = readMoney(price)
    if (
      !/^\d{1,16}$/.test(skuId) ||
      !amount ||
      !/^\d{1,10}(\.\d{1,2})?$/.test(price.trim()) ||
      !/^(-1|\d{1,9})$/.test(stocks.trim())
    )
      return false
    // The prices by quantity move with the price, or a dearer product would still cost what it did.
    return (
      (
        await db.query(
          `
      update sku set price = $2::text::numeric, stocks = $3::text::int, tiers = case when price = 0 then '[]' else coalesce((
        select jsonb_agg(t || jsonb_build_object('price', round((t->>'price')::numeric * $2::text::numeric / price, 2)::text) order by (t->>'minQty')::int)
        from jsonb_array_elements(tiers) t), '[]') end
      where sku_id = $1::text::bigint returning 1`,
          [skuId, amount, stocks.trim()],
        )
      ).length === 1
    )
  },
  category: async (db, { categoryId = '', status = '' }) => {
    if (!/^\d{1,16}$/.test(categoryId) || !/^[01]$/.test(status)) return false
    return (
      (
        await db.query('update category set status = $2::text::int where category_id = $1::text::bigint returning 1', [
          categoryId,
          status,
        ])
      ).length === 1
    )
  },
  shelf: async (db, { prodId = '', status = '' }) => {
    if (!/^\d{1,16}$/.test(prodId) || !/^[01]$/.test(status)) return false
    return (
      (
        await db.query('update product set status = $2::text::int where prod_id = $1::text::bigint returning 1', [
          prodId,
          status,
        ])
      ).length === 1
    )
  },
}
