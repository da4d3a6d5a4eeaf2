import fc from 'fast-check'
import { extendQuote, refuseInquiry } from '../../apps/mall-api/src/contexts/quote/answerInquiry.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { DAY, sendInquiry, sendQuote } from '../../apps/mall-api/src/testing/quoteHelpers.ts'
import { START, testMall } from '../../apps/mall-api/src/testing/testMall.ts'
import type { TestMall } from '../../apps/mall-api/src/testing/testMall.ts'
import { Visitor } from '../../apps/mall-api/src/testing/visitor.ts'
import { asyncProperty, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'

const people = ['buyer', 'agreement'] as const
type Quote = { owner: number; inquiryId: number; shopId: number; quoteId: string; version: number; itemIds: number[] }
type World = { mall: TestMall; visitors: Visitor[]; quotes: Quote[]; file: string }

/** Changes by a shop or the clock before an attempt to accept. */
const turns = ['nothing', 'expire', 'extend', 'change', 'refuse', 'close'] as const
const attempts = fc.record({
  who: fc.nat(1),
  quote: fc.nat(5),
  turn: fc.constantFrom(...turns),
  turned: fc.nat(5),
  version: fc.constantFrom(0, 0, 0, -1, 1),
  item: fc.constantFrom('own', 'own', 'foreign', 'none'),
})

/**
 * Tries to accept expired, foreign and changed quotes and requests other people's data on the reference mall over HTTP.
 * No buyer may get a price that is not currently offered to that buyer, or data of others.
 */
export const run: Measurement = async (wish) => {
  const db = await openPglite()
  const mall = await testMall(db)
  try {
    const world = await worldOf(mall)
    return await checkProperties(
      [
        asyncProperty(
          'a buyer accepts an item only at the price currently offered to that buyer',
          attempts,
          (attempt) => acceptsRightly(world, attempt),
        ),
        asyncProperty('no person gets the inquiry, quote or file of another', requests, (request) =>
          answersNobody(world, request),
        ),
      ],
      wish,
    )
  } finally {
    await db.close()
  }
}

async function worldOf(mall: TestMall): Promise<World> {
  const visitors = await Promise.all(people.map((account) => new Visitor(mall.app).login(account)))
  const quotes: Quote[] = []
  for (const owner of [0, 1, 0]) {
    const asked = await sendInquiry(mall, visitors[owner]!, [1001, 1002])
    for (const shopId of [1, 2]) {
      const lines = shopId === 1 ? [{ skuId: 1001, price: '9.00' }] : [{ skuId: 2001, price: '0.30' }]
      quotes.push({ owner, shopId, ...asked, ...(await sendQuote(mall, asked, { shopId, lines })) })
    }
  }
  const id = '00000000-0000-4000-8000-000000000777'
  await mall.db.query(
    "insert into upload (upload_id, user_id, type, kind, name, size, created, used) select $1, user_id, 'application/pdf', 'attachment', 'a.pdf', 1, $2::bigint, true from buyer where account = 'buyer'",
    [id, START],
  )
  await mall.files.put(id, new Uint8Array([1]), 'application/pdf')
  return { mall, visitors, quotes, file: `files/${id}` }
}

type Attempt = typeof attempts extends fc.Arbitrary<infer T> ? T : never

async function acceptsRightly(
  world: World,
  { who, quote: at, turn, turned, version, item }: Attempt,
): Promise<boolean> {
  const { mall, visitors, quotes } = world
  await renew(world)
  await act(mall, quotes[turned]!, turn)
  const quote = quotes[at]!
  const itemId = item === 'own' ? quote.itemIds[0]! : item === 'foreign' ? quotes[(at + 2) % 6]!.itemIds[0]! : 0
  const offered = await isOffered(mall, quote, { who, version: quote.version + version, itemId })
  const { code } = await visitors[who]!.call('acceptQuote', {
    quotes: [{ quoteId: quote.quoteId, itemIds: [itemId], substituteIds: [itemId], version: quote.version + version }],
  })
  if ((code === '00000') !== (offered !== undefined)) return false
  const cart = await mall.db.query<{ price: string }>(
    'select l.price::text as price from basket b join quote_line l using (quote_line_id)',
  )
  if (cart.length !== (offered === undefined ? 0 : 1)) return false
  return cart.every(({ price }) => price === offered)
}

/**
 * Returns the item's price that is currently offered to this buyer, read from the tables instead of by the mall's rule.
 */
async function isOffered(
  { db, clock }: TestMall,
  { quoteId }: Quote,
  { who, version, itemId }: { who: number; version: number; itemId: number },
): Promise<string | undefined> {
  const rows = await db.query<{
    price: string
    account: string
    state: string
    inquiry: string
    until: number
    version: number
    item: number
  }>(
    `select l.price::text as price, b.account, q.state, i.state as inquiry, q.valid_until as until, q.version, l.item_id as item
      from quote q join quote_line l using (quote_id) join inquiry i using (inquiry_id) join buyer b using (user_id) where q.quote_id = $1::bigint`,
    [quoteId],
  )
  const row = rows.find((one) => one.item === itemId)
  if (!row || row.account !== people[who] || row.version !== version) return undefined
  if (row.state !== 'open' || row.until <= clock.now) return undefined
  return row.inquiry === 'open' || row.inquiry === 'completed' ? row.price : undefined
}

/** Resets every quote to open at its version, with nothing accepted. */
async function renew({ mall: { db, clock }, quotes }: World): Promise<void> {
  clock.now = START
  await db.script(`delete from basket; update quote_line set accepted = null, price = case sku_id when 1001 then 9.00 else 0.30 end;
    update inquiry set state = 'open', ended = null; update quote set state = 'open', valid_until = ${START + DAY}; delete from attempt`)
  for (const quote of quotes)
    await db.query('update quote set version = $2 where quote_id = $1::bigint', [quote.quoteId, quote.version])
}

async function act(mall: TestMall, quote: Quote, turn: Attempt['turn']): Promise<void> {
  const { db, clock } = mall
  const { inquiryId, shopId, itemIds } = quote
  if (turn === 'expire') clock.now = START + DAY
  if (turn === 'extend') {
    clock.now = START + DAY
    await extendQuote({ db, now: clock.now }, { inquiryId, shopId }, START + 2 * DAY)
  }
  if (turn === 'change')
    await sendQuote(
      mall,
      { inquiryId, itemIds },
      { shopId, lines: [{ skuId: shopId === 1 ? 1001 : 2001, price: '7.77' }] },
    )
  if (turn === 'refuse') await refuseInquiry({ db, now: clock.now }, { inquiryId, shopId }, '')
  if (turn === 'close') await db.query("update inquiry set state = 'closed' where inquiry_id = $1", [inquiryId])
}

const requests = fc.record({
  kind: fc.constantFrom('info', 'close', 'message', 'accept', 'file', 'attach'),
  quote: fc.nat(5),
  shift: fc.constantFrom(0, 0, 0, 1, 1000, 2 ** 40),
  visitor: fc.boolean(),
})
type Asked = typeof requests extends fc.Arbitrary<infer T> ? T : never

async function answersNobody(world: World, { kind, quote: at, shift, visitor }: Asked): Promise<boolean> {
  const { mall, visitors, quotes, file } = world
  if (mall.clock.now !== START) await renew(world)
  const quote = quotes[at]!
  const stranger = visitor ? new Visitor(mall.app) : visitors[1 - quote.owner]!
  const refusal = visitor ? 'A00004' : 'A03000'
  const inquiryId = quote.inquiryId + (shift > 1 ? shift : 0)
  await mall.db.script('delete from attempt')
  switch (kind) {
    case 'info':
      return (await stranger.call('inquiryInfo', { inquiryId })).code === refusal
    case 'close':
      return (await stranger.call('closeInquiry', { inquiryId })).code === refusal
    case 'message':
      return (await stranger.call('sendInquiryMessage', { inquiryId, content: 'x' })).code === refusal
    case 'accept': {
      const quotesTaken = [{ quoteId: quote.quoteId, itemIds: [quote.itemIds[0]!], version: quote.version }]
      return (await stranger.call('acceptQuote', { quotes: quotesTaken })).code === refusal
    }
    case 'file':
      return (await (visitor ? stranger : visitors[1]!).raw('GET', `/${file}`)).status === 404
    default: {
      // Attaching another person's file to an inquiry must not grant access to it.
      const asked = { userPhone: '13800000001', remark: '6205', files: file }
      const { code } = await (visitor ? stranger : visitors[1]!).call('addInquiryOfBuyer', asked)
      return code === (visitor ? 'A00004' : 'A00001')
    }
  }
}
