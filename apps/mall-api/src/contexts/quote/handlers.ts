import type { CallName } from '@millwright/contract/contract'
import { inquiryStatesAllowing, inquiryStates } from '@millwright/domain/quote/inquiryState'
import { countAttempt } from '../../core/identity/rateLimit.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import { rateLimitByAddress } from '../../core/identity/rateLimitByAddress.ts'
import { arrayText } from '../../db/db.ts'
import type { PartialHandlers } from '../../core/call/call.ts'
import { reading } from '../../core/call/reading.ts'
import { pageOf, windowOf } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import { rowId } from '../../core/wire/wire.ts'
import { acceptQuotes } from './acceptQuote.ts'
import { addInquiry } from './addInquiry.ts'
import { writeMessage } from './answerInquiry.ts'
import { inListTurn, linesIn } from '../../core/turns/inListTurn.ts'
import { inquiryCountOf } from './inquiryCount.ts'
import { inquiryColumns, inquiryDetailWire, inquiryById, inquiryWire } from './inquiryRows.ts'
import type { InquiryRow } from './inquiryRows.ts'
import { matchList } from './matchList.ts'
import { sweepInquiries } from './sweepInquiries.ts'

type Names =
  | 'addInquiry'
  | 'addInquiryOfBuyer'
  | 'matchInquiry'
  | 'inquiryDraft'
  | 'saveInquiryDraft'
  | 'inquiryPage'
  | 'inquiryCount'
  | 'inquiryInfo'
  | 'closeInquiry'
  | 'acceptQuote'
  | 'sendInquiryMessage'

const HOUR = 60 * 60_000
/** A person who writes inquiries by hand does not reach these limits. */
const inquiries: RateLimit = { name: 'inquiry', maxAttempts: 10, windowMs: HOUR }
const ownInquiries: RateLimit = { name: 'own inquiry', maxAttempts: 60, windowMs: HOUR }
const lists: RateLimit = { name: 'inquiry list', maxAttempts: 300, windowMs: HOUR }
const messages: RateLimit = { name: 'inquiry message', maxAttempts: 120, windowMs: HOUR }
const minutes = (wait: number) => ({ minutes: Math.ceil(wait / 60_000) })

export const quoteHandlers: PartialHandlers<Names & CallName> = {
  addInquiry: async (input, context) => {
    const wait = await rateLimitByAddress(context, inquiries)
    const made = wait ? undefined : await addInquiry(context, undefined, { ...input, addrId: undefined })
    if (!made) return context.fail('A00001', 'tooOften', minutes(wait))
    if ('problem' in made) {
      const { code, key, at } = made.problem
      return context.fail(code === 'A01000' ? 'A00001' : code, key, {}, at)
    }
    return made
  },
  addInquiryOfBuyer: async (input, context) => {
    const wait = await countAttempt(context, { ...ownInquiries, of: context.user })
    if (wait) context.fail('A00001', 'tooOften', minutes(wait))
    const made = await addInquiry(context, context.user, input)
    if ('problem' in made) return context.fail(made.problem.code, made.problem.key, {}, made.problem.at)
    return made
  },
  matchInquiry: async ({ text }, context) => {
    const wait = await rateLimitByAddress(context, lists)
    if (wait) context.fail('A00001', 'tooOften', minutes(wait))
    return inListTurn({ ip: context.ip }, linesIn(text), () => matchList(context, text))
  },
  inquiryDraft: async (_, { db, user }) => {
    const [row] = await db.query<{ content: { text: string } }>(
      'select content from inquiry_draft where user_id = $1',
      [user],
    )
    return row ? { content: row.content.text } : null
  },
  saveInquiryDraft: async ({ content }, { db, user, now }) => {
    if (!content) await db.query('delete from inquiry_draft where user_id = $1', [user])
    else
      await db.query(
        `insert into inquiry_draft (user_id, content, changed) values ($1, $2::text::jsonb, $3::bigint)
        on conflict (user_id) do update set content = excluded.content, changed = excluded.changed`,
        [user, JSON.stringify({ text: content }), now],
      )
    return null
  },
  inquiryPage: async ({ status, ...paging }, context) => {
    await sweepInquiries(context, context.user)
    const state = status === undefined ? undefined : inquiryStates[status]
    const { limit, offset } = windowOf(paging)
    const [rows, parts] = await context.db.read((db) =>
      Promise.all([
        db.query<InquiryRow>(
          `select ${inquiryColumns} from inquiry i where i.user_id = $2 ${state ? 'and i.state = $5' : ''}
          order by i.created desc, i.inquiry_id desc limit $3 offset $4`,
          [context.now, context.user, limit, offset, ...(state ? [state] : [])],
        ),
        tallyOf(db, 'inquiry', context.user),
      ]),
    )
    const total = totalIn(parts, (part) => !state || part === state)
    return pageOf(rows.map(inquiryWire), total, paging)
  },
  inquiryCount: reading((_, context) => inquiryCountOf(context, context.user)),
  inquiryInfo: async ({ inquiryId }, context) => {
    await sweepInquiries(context, context.user)
    const row = await inquiryById(context, context.user, rowId(inquiryId))
    return row ? inquiryDetailWire(context, row) : context.fail('A03000', 'inquiryGone')
  },
  closeInquiry: async ({ inquiryId, reason }, context) => {
    const row = await inquiryById(context, context.user, rowId(inquiryId))
    if (!row) return context.fail('A03000', 'inquiryGone')
    if (row.state === 'closed') return null
    const done = await context.db.query(
      `update inquiry set state = 'closed', ended = $3::bigint, reason = $4 where inquiry_id = $1 and user_id = $2
        and state = any($5::text::text[]) returning 1`,
      [row.inquiryId, context.user, context.now, reason.trim(), arrayText(inquiryStatesAllowing('close'))],
    )
    return done.length ? null : context.fail('A03034', 'inquiryEnded')
  },
  acceptQuote: async ({ quotes }, context) => {
    const taken = quotes.map(({ quoteId, itemIds, version, substituteIds }) => ({
      quoteId: rowId(quoteId),
      itemIds: itemIds.map(rowId),
      version,
      substituteIds: substituteIds.map(rowId),
    }))
    const accepted = await acceptQuotes(context, context.user, taken)
    if (!('problem' in accepted)) return accepted
    const { problem } = accepted
    if (problem === 'quoteGone') return context.fail('A03000', problem)
    return context.fail(problem === 'productGone' ? 'A01000' : 'A03034', problem)
  },
  sendInquiryMessage: async ({ inquiryId, shopId, content, files }, context) => {
    const wait = await countAttempt(context, { ...messages, of: context.user })
    if (wait) context.fail('A00001', 'tooOften', minutes(wait))
    const row = await inquiryById(context, context.user, rowId(inquiryId))
    if (!row) return context.fail('A03000', 'inquiryGone')
    await context.db.tx(async (db) => {
      const to = shopId === undefined ? undefined : rowId(shopId)
      const [known] =
        to === undefined
          ? []
          : await db.query<{ shopId: number }>(
              'select shop_id as "shopId" from quote where inquiry_id = $1 and shop_id = $2',
              [row.inquiryId, to],
            )
      // A message to an unknown shop is refused instead of being sent to all.
      if (to !== undefined && !known) context.fail('A03000', 'quoteGone')
      const message = {
        inquiryId: row.inquiryId,
        by: 'buyer' as const,
        shopId: known?.shopId,
        words: content,
        files,
      }
      if (!(await writeMessage({ ...context, db }, message))) context.fail('A00010', 'messageEmpty')
    })
    return null
  },
}
