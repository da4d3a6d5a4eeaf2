import { inquiryChoice } from '@millwright/contract/quote/entities'
import { INQUIRY_LINE_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import * as z from 'zod'
import { emptyDraft } from './draft.ts'
import type { Draft, DraftLine } from './draft.ts'

const text = (most: number) =>
  z
    .string()
    .catch('')
    .transform((value) => value.slice(0, most))

const line = z.object({
  skuId: z
    .string()
    .regex(/^\d{0,19}$/)
    .catch(''),
  name: text(200),
  quantity: text(12),
  unit: text(20),
  targetPrice: text(16),
  needBy: text(10),
  state: z.enum(['sure', 'doubtful', 'none']).catch('none'),
  choices: z.array(inquiryChoice).max(10).catch([]),
})

const draft = z.object({
  userPhone: text(20),
  remark: text(2000),
  companyName: text(100),
  contact: text(60),
  deadline: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .catch(''),
  addrId: z
    .string()
    .regex(/^\d{0,19}$/)
    .catch(''),
  needInvoice: z.boolean().catch(false),
  files: text(2000),
  paste: text(200_000),
  // Only so many lines are looked at, whatever was posted.
  lines: z.preprocess(
    (lines) => (Array.isArray(lines) ? lines.slice(0, INQUIRY_LINE_LIMIT) : []),
    z.array(line).catch([]),
  ),
})

/** Reads a draft from stored or posted data. Invalid parts are omitted. */
export function readDraft(value: unknown): Draft {
  const read = draft.safeParse(value)
  if (!read.success) return emptyDraft
  return { ...read.data, lines: read.data.lines.map(withChoice) }
}

/** Turns a line with an unknown SKU into a request in words. */
function withChoice(one: DraftLine): DraftLine {
  const known = one.choices.some(({ skuId }) => skuId === one.skuId)
  return known ? one : { ...one, skuId: '', name: one.name || (one.choices[0]?.partyCode ?? '') }
}
