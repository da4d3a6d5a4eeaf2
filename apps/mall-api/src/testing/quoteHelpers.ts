import { quoteInquiry } from '../contexts/quote/answerInquiry.ts'
import type { TestMall } from './testMall.ts'
import type { Visitor } from './visitor.ts'
import { queryOne } from '../db/db.ts'

export const DAY = 86_400_000
type Asked = { inquiryId: number; itemIds: number[] }
type Line = { skuId: number; price: string; quantity?: number }

/** Sends a buyer's inquiry for five pieces each of some SKUs. */
export async function sendInquiry(
  { db }: Pick<TestMall, 'db'>,
  buyer: Visitor,
  skuIds: readonly number[],
): Promise<Asked> {
  const { answer } = await buyer.call('addInquiryOfBuyer', {
    userPhone: '13800000001',
    remark: '',
    items: skuIds.map((skuId) => ({ skuId, prodName: '', quantity: 5 })),
  })
  const inquiryId = Number(answer!.inquiryId)
  const rows = await db.query<{ id: number }>(
    'select item_id as id from inquiry_item where inquiry_id = $1 order by seq',
    [inquiryId],
  )
  return { inquiryId, itemIds: rows.map(({ id }) => id) }
}

/** Sends a shop's quote for the first lines of an inquiry. */
export async function sendQuote(
  { db, clock }: Pick<TestMall, 'db' | 'clock'>,
  { inquiryId, itemIds }: Asked,
  { shopId = 1, lines, days = 7 }: { shopId?: number; lines: readonly Line[]; days?: number },
): Promise<{ quoteId: string; version: number }> {
  const done = await quoteInquiry(
    { db, now: clock.now },
    {
      inquiryId,
      shopId,
      lines: lines.map(({ quantity = 5, ...line }, at) => ({
        ...line,
        itemId: itemIds[at]!,
        quantity,
        leadDays: 1,
        alternative: false,
      })),
      validUntil: clock.now + days * DAY,
      remark: '',
    },
  )
  if (!done) throw new Error('the shop could not quote')
  const row = await queryOne<{ quoteId: number; version: number }>(
    db,
    'select quote_id as "quoteId", version from quote where inquiry_id = $1 and shop_id = $2',
    [inquiryId, shopId],
  )
  return { quoteId: String(row.quoteId), version: row.version }
}
