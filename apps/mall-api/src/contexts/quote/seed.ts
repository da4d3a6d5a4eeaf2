import { sampleCompany } from '../../core/identity/samplePeople.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { acceptQuotes } from './acceptQuote.ts'
import { buyerPrices } from '../../core/price/buyerPrices.ts'
import { addInquiry } from './addInquiry.ts'
import { extendQuote, quoteInquiry, refuseInquiry, writeMessage } from './answerInquiry.ts'
import { offerableOf, shopsFor } from './offerable.ts'
import { sweepInquiries } from './sweepInquiries.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Asked = { code?: string; name?: string; quantity: number; unit?: string; target?: string }
/** The history of a sample inquiry: how long ago it was sent, and the shops' answers. */
type Story = {
  sent: number
  remark: string
  items: readonly Asked[]
  /** Each shop's quote: percent below the shelf price, days of validity, omitted lines and lines 3 % above it. */
  quotes?: readonly {
    off: number
    days: number
    without?: readonly number[]
    above?: readonly number[]
    remark?: string
  }[]
  declined?: string
  messages?: readonly { by: 'buyer' | 'shop'; words: string }[]
  /** The number of lines of the first quote that the buyer accepted. */
  accepts?: number
  closed?: string
}

/** The sample inquiries. Some are in Chinese and some in English, as in a bilingual mall. */
const stories: readonly Story[] = [
  {
    sent: 30 * HOUR,
    remark: '三号线大修备件，要求原厂包装，随货附合格证。',
    items: [
      { code: '62052RS', quantity: 200, unit: '个', target: '7.50' },
      { code: '6206ZZ', quantity: 120, unit: '个' },
      { code: '63082RSC3', quantity: 40, unit: '个' },
      { code: 'UCP205', quantity: 16, unit: '套' },
      { name: '非标铜套 φ40×50×60，锡青铜', quantity: 12, unit: '件' },
    ],
    quotes: [
      { off: 12, days: 10, remark: '含税含运，现货，次日发出。' },
      {
        off: 17,
        days: 6,
        without: [3],
        above: [1],
        remark: 'Open to a better price for the whole list; 30 days to pay.',
      },
    ],
    declined: '该批型号暂时缺货，抱歉。',
    messages: [
      { by: 'buyer', words: '6308 可否用 C3 游隙替代？铜套有图纸，需要可以发。' },
      { by: 'shop', words: '可以，6308 我们按 C3 报的。铜套请发图纸。' },
      { by: 'buyer', words: 'Thank you. The drawing will follow; may the packing list be in English as well?' },
    ],
  },
  {
    sent: 5 * HOUR,
    remark: 'For a shutdown next week; please quote as soon as you can.',
    items: [
      { code: '60042RS', quantity: 50, unit: '个' },
      { code: 'HN61M88', quantity: 2000, unit: '个' },
    ],
  },
  {
    sent: 6 * DAY,
    remark: '年度备件框架，第一批。',
    items: [
      { code: '6203ZZ', quantity: 300, unit: '个' },
      { code: '62072RS', quantity: 80, unit: '个' },
    ],
    quotes: [{ off: 15, days: 20, remark: 'At the price of the yearly contract.' }],
    accepts: 1,
  },
  {
    sent: 40 * DAY,
    remark: '进口品牌主轴轴承一批，要原产地证明。',
    items: [{ name: '主轴轴承 7014 P4 配对', quantity: 8, unit: '对' }],
  },
  {
    sent: 25 * DAY,
    remark: 'Chain for the conversion of a conveyor.',
    items: [{ code: '06B1', quantity: 60, unit: '米' }],
    quotes: [{ off: 8, days: 7 }],
    closed: 'The project is postponed; nothing is bought for now.',
  },
]

/** Writes inquiries in every state for the account `buyer` by the mall's own rules, unless the buyer has inquiries. */
export async function importInquiries(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer' and not exists (select 1 from inquiry i where i.user_id = buyer.user_id)`,
  )
  if (!buyer) return
  for (const story of stories) await live(db, buyer.user, now, story)
  await sweepInquiries({ db, now }, buyer.user)
}

async function live(db: Db, user: number, now: number, story: Story): Promise<void> {
  const at = now - story.sent
  const [address] = await db.query<{ addrId: number }>(
    'select addr_id as "addrId" from address where user_id = $1 order by common desc limit 1',
    [user],
  )
  const skus = await skusOf(db, story.items)
  const made = await addInquiry({ db, now: at, locale: 'zh' }, user, {
    userPhone: '13800000001',
    remark: story.remark,
    items: story.items.map(({ code = '', name = '', quantity, unit = '', target }) => ({
      skuId: skus.get(code),
      prodName: name,
      spec: '',
      quantity,
      unit,
      targetPrice: target,
      needBy: '',
    })),
    companyName: sampleCompany.companyName,
    contact: '张工',
    deadline: '',
    addrId: address?.addrId,
    needInvoice: 1,
    files: '',
  })
  if ('problem' in made) throw new Error(`a sample inquiry could not be asked: ${made.problem.key}`)
  const { inquiryId } = made
  const answered = await answer(db, { inquiryId, user, at, now, story })
  for (const { by, words } of story.messages ?? [])
    await writeMessage(
      { db, now: at + 2 * HOUR },
      { inquiryId, by, shopId: by === 'shop' ? answered[0] : undefined, words },
    )
  if (story.accepts) await accept(db, { user, inquiryId, at: at + DAY, lines: story.accepts })
  if (story.closed)
    await db.query("update inquiry set state = 'closed', ended = $2::bigint, reason = $3 where inquiry_id = $1", [
      inquiryId,
      at + 3 * DAY,
      story.closed,
    ])
}

type Answered = { inquiryId: number; user: number; at: number; now: number; story: Story }

async function answer(db: Db, { inquiryId, user, at, now, story }: Answered): Promise<number[]> {
  const offerable = await offerableOf(db, [inquiryId])
  const shops = shopsFor(offerable, inquiryId, 4)
  const items = await db.query<{ itemId: number; quantity: number }>(
    'select item_id as "itemId", quantity from inquiry_item where inquiry_id = $1 order by seq',
    [inquiryId],
  )
  const priceOf = await buyerPrices(
    { db, now: at },
    user,
    offerable.map(({ skuId }) => skuId),
  )
  for (const [turn, { off, days, without = [], above = [], remark = '' }] of (story.quotes ?? []).entries()) {
    const shopId = shops[turn]
    if (shopId === undefined) continue
    const lines = items.flatMap(({ itemId, quantity }, seq) => {
      const own = without.includes(seq)
        ? undefined
        : offerable.find((one) => one.itemId === itemId && one.shopId === shopId)
      return own
        ? [
            {
              itemId,
              skuId: own.skuId,
              price: (
                (Number(priceOf(own.skuId, quantity)!.shelf) * (above.includes(seq) ? 103 : 100 - off)) /
                100
              ).toFixed(2),
              quantity,
              leadDays: own.leadDays + turn * 2,
              alternative: false,
            },
          ]
        : []
    })
    const place = { inquiryId, shopId }
    await quoteInquiry({ db, now: at + (turn + 1) * HOUR }, { ...place, lines, validUntil: at + days * DAY, remark })
    // Sample quotes stay valid for some days from now, however old the inquiry is.
    if (!story.closed && at + days * DAY < now) await extendQuote({ db, now }, place, now + 3 * DAY)
  }
  const refusing = shops[story.quotes?.length ?? 0]
  if (story.declined && refusing !== undefined)
    await refuseInquiry({ db, now: at + 4 * HOUR }, { inquiryId, shopId: refusing }, story.declined)
  return shops
}

async function accept(
  db: Db,
  { user, inquiryId, at, lines }: { user: number; inquiryId: number; at: number; lines: number },
) {
  const [quote] = await db.query<{ quoteId: number; version: number }>(
    'select quote_id as "quoteId", version from quote where inquiry_id = $1 order by quote_id limit 1',
    [inquiryId],
  )
  if (!quote) return
  const taken = await db.query<{ itemId: number }>(
    'select item_id as "itemId" from quote_line where quote_id = $1 order by item_id limit $2',
    [quote.quoteId, lines],
  )
  await acceptQuotes({ db, now: at }, user, [{ ...quote, itemIds: taken.map(({ itemId }) => itemId) }])
}

/** Returns one SKU for each designation, well-stocked ones first. */
async function skusOf(db: Db, items: readonly Asked[]): Promise<Map<string, number>> {
  const codes = items.flatMap(({ code }) => code ?? [])
  const rows = await db.query<{ code: string; skuId: number }>(
    `select distinct on (k.code_norm) k.code_norm as code, k.sku_id as "skuId" from sku k join product p using (prod_id)
      where p.status = 1 and k.code_norm = any($1::text::text[]) order by k.code_norm, (k.stocks = -1 or k.stocks >= 500) desc, k.price`,
    [arrayText(codes.map((code) => code.toLowerCase()))],
  )
  return new Map(
    codes.flatMap((code) => rows.flatMap((row) => (row.code === code.toLowerCase() ? [[code, row.skuId]] : []))),
  )
}
