import type { ParsedOf } from '@millwright/contract/contract'
import { isMobile } from '@millwright/domain/account/validation'
import { INQUIRY_DAYS, INQUIRY_TEXT_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import { readServerTime } from '@millwright/domain/time'
import { addressOf } from '../../core/address/addresses.ts'
import { arrayText } from '../../db/db.ts'
import { numberAt, writeNumbered } from '../../db/writeNumbered.ts'
import { attachFiles } from '../files/files.ts'
import type { CallContext } from '../../core/call/call.ts'
import type { MessageKey } from '../../core/messages/messages.ts'
import { rowId } from '../../core/wire/wire.ts'

type Wanted = ParsedOf<'addInquiryOfBuyer'>
type Problem = { code: 'A00001' | 'A00010' | 'A01000'; key: MessageKey; at?: string }

const DAY = 86_400_000

/** Returns why an inquiry is refused, before anything is written. */
function inquiryProblem({ userPhone, remark, items, deadline }: Wanted, now: number): Problem | undefined {
  if (!isMobile(userPhone)) return { code: 'A00001', key: 'badMobile', at: 'userPhone' }
  const named = items.some(({ prodName, skuId }) => prodName.trim() || skuId)
  if ((!remark.trim() && !named) || remark.length > INQUIRY_TEXT_LIMIT)
    return { code: 'A00010', key: 'inquiryEmpty', at: 'remark' }
  const until = endOf(deadline)
  if (deadline && (until === undefined || until < now || until > now + 366 * DAY))
    return { code: 'A00001', key: 'inquiryDate', at: 'deadline' }
  return undefined
}

/** Returns the last second of a day in China, in epoch milliseconds. */
function endOf(day: string): number | undefined {
  return readServerTime(`${day} 23:59:59`)
}

/**
 * Stores an inquiry with its lines. Without `user` the inquiry is a visitor's: only the typed text is stored, without
 * files.
 */
export async function addInquiry(
  { db, now, locale }: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number | undefined,
  wanted: Wanted,
): Promise<{ inquiryId: number; inquiryNumber: string } | { problem: Problem }> {
  const problem = inquiryProblem(wanted, now)
  if (problem) return { problem }
  return db.tx(async (tx) => {
    const address =
      user !== undefined && Number(wanted.addrId)
        ? await addressOf({ db: tx, locale }, user, wanted.addrId!)
        : undefined
    if (Number(wanted.addrId) && !address) return { problem: { code: 'A00001', key: 'addressGone', at: 'addrId' } }
    const skus = await skusOf(tx, wanted.items)
    if (wanted.items.some(({ skuId }) => skuId !== undefined && !skus.has(rowId(skuId))))
      return { problem: { code: 'A01000', key: 'productGone' } }
    const files = user === undefined ? [] : await attachFiles({ db: tx, locale, user }, wanted.files, 'attachment')
    const write = (number: string) =>
      tx.query<{ inquiryId: number }>(
        `insert into inquiry (phone, remark, created, number, user_id, company, contact, need_invoice, address, files, due)
      values ($1, $2, $3::bigint, $4, $5::bigint, $6, $7, $8, $9::text::jsonb, $10, $11::bigint)
      on conflict (number) do nothing returning inquiry_id as "inquiryId"`,
        [
          wanted.userPhone,
          wanted.remark.trim(),
          now,
          number,
          user ?? null,
          wanted.companyName.trim(),
          wanted.contact.trim(),
          wanted.needInvoice === 1,
          address ? JSON.stringify(address) : null,
          files.join(','),
          endOf(wanted.deadline) ?? now + INQUIRY_DAYS * DAY,
        ],
      )
    const {
      number: inquiryNumber,
      row: { inquiryId },
    } = await writeNumbered(() => `XJ${numberAt(now, 6)}`, write)
    await tx.query(
      `insert into inquiry_item (inquiry_id, seq, prod_id, sku_id, party_code, name, quantity, unit, target_price, need_by)
      select $1, t.seq, t.prod_id, t.sku_id, t.party_code, t.name, t.quantity, t.unit, t.target_price, t.need_by
      from jsonb_to_recordset($2::text::jsonb) as t (seq int, prod_id bigint, sku_id bigint, party_code text, name text, quantity int, unit text, target_price numeric, need_by text)
      order by t.seq`,
      [inquiryId, JSON.stringify(linesOf(wanted.items, skus))],
    )
    if (user !== undefined) await tx.query('delete from inquiry_draft where user_id = $1', [user])
    return { inquiryId, inquiryNumber }
  })
}

type Sku = { skuId: number; prodId: number; partyCode: string }

async function skusOf(db: CallContext['db'], items: Wanted['items']): Promise<Map<number, Sku>> {
  const ids = items.flatMap(({ skuId }) => (skuId === undefined ? [] : [rowId(skuId)]))
  if (!ids.length) return new Map()
  const rows = await db.query<Sku>(
    'select sku_id as "skuId", prod_id as "prodId", party_code as "partyCode" from sku where sku_id = any($1::text::bigint[])',
    [arrayText(ids)],
  )
  return new Map(rows.map((row) => [row.skuId, row]))
}

function linesOf(items: Wanted['items'], skus: ReadonlyMap<number, Sku>) {
  return items
    .filter(({ prodName, skuId }) => prodName.trim() || skuId)
    .map((item, seq) => {
      const sku = item.skuId === undefined ? undefined : skus.get(rowId(item.skuId))
      return {
        seq,
        prod_id: sku?.prodId ?? null,
        sku_id: sku?.skuId ?? null,
        party_code: sku?.partyCode ?? item.partyCode ?? '',
        name: [item.prodName.trim(), item.spec.trim()].filter(Boolean).join(' ') || sku?.partyCode || '',
        quantity: item.quantity,
        unit: item.unit.trim(),
        target_price: item.targetPrice === undefined || item.targetPrice === '' ? null : String(item.targetPrice),
        need_by: item.needBy,
      }
    })
}
