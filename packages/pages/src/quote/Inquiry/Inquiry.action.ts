import type { Client, InputOf } from '@millwright/contract/contract'
import { isMobile } from '@millwright/domain/account/validation'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { typedDecimals } from '@millwright/domain/money/currency'
import { isTypedAmount, typedAmount } from '@millwright/domain/money/typedAmount'
import { INQUIRY_FILE_LIMIT, INQUIRY_LINE_LIMIT, INQUIRY_PASTE_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { failed, field, refused, writesComma } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { redirect } from '../../loader.ts'
import type { Action, ActionResult, Problem } from '../../loader.ts'
import { draftOfForm, emptyDraft, emptyLine, parseJson } from './draft.ts'
import type { Draft, DraftLine } from './draft.ts'
import { isFilledIn, matchedLines } from './matchedLines.ts'
import { readDraft } from './readDraft.ts'

/** The result of a post: the current draft, and the index of the line to focus. */
export type InquiryOutcome = { draft?: Draft; at?: number; sent?: true }

export const action: Action<KeyOf<'errors'>, InquiryOutcome> = async (api, context, form) => {
  const known = (await context.user) !== undefined
  const files = known ? await uploadedPaths(api, form, 'files', 'attachment') : { paths: [] }
  const draft = readDraft({ ...draftOfForm(form), files: files.paths.join(',') })
  const [intent = '', at = ''] = field(form, 'intent').split('.')
  const kept = (next: Draft, more: object = {}) => keep(api, known, next, more)
  if (files.problem) return wrong(api, known, draft, { files: files.problem })
  switch (intent) {
    case 'paste': {
      // The form already shows the limit, so the error does not.
      const full = { key: 'tooLong' } as const
      if (draft.paste.length > INQUIRY_PASTE_LIMIT) return wrong(api, known, draft, { paste: full })
      const matches = await api.matchInquiry({ text: draft.paste })
      if (!matches.length) return wrong(api, known, draft, { paste: { key: 'inquiryPaste' } })
      // Every line of a pasted list counts, even if it repeats a product.
      const lines = [...draft.lines.filter(isFilledIn), ...matchedLines(matches)]
      if (lines.length > INQUIRY_LINE_LIMIT) return wrong(api, known, draft, { paste: full })
      return kept(
        { ...draft, lines, paste: '' },
        { toast: { namespace: 'inquiry', key: 'found', values: { count: matches.length } } },
      )
    }
    case 'addLine': {
      const lines = [...draft.lines, emptyLine]
      if (lines.length > INQUIRY_LINE_LIMIT) return { done: false, problem: { key: 'tooLong' }, data: { draft } }
      return kept({ ...draft, lines }, { at: lines.length - 1 })
    }
    case 'remove':
      return kept({ ...draft, lines: draft.lines.filter((_, line) => line !== Number(at)) })
    // Autosave while typing, and the draft stored in this browser.
    case 'keep':
    case 'restore':
      return kept(readDraft(parseJson(field(form, 'stored'))))
    case 'clear':
      return kept({ ...emptyDraft, userPhone: draft.userPhone, contact: draft.contact })
    case 'save':
      if (known && !(await saved(api, draft))) return { done: false, problem: { key: 'error' }, data: { draft } }
      return { done: true, data: { draft }, toast: { namespace: 'inquiry', key: 'saved' } }
    case 'send':
      return send(api, known, draft, writesComma(context))
    default:
      return failed(form, { key: 'badArgument' })
  }
}

/** Saves the draft in the mall. Returns whether that succeeded. */
async function saved(api: Client, draft: Draft): Promise<boolean> {
  const kept = api.saveInquiryDraft({ content: JSON.stringify(draft) }).then(() => true)
  return (await orUndefined(kept)) === true
}

async function keep(
  api: Client,
  known: boolean,
  draft: Draft,
  { at, ...more }: { at?: number },
): Promise<ActionResult<InquiryOutcome>> {
  if (known) await saved(api, draft)
  return { done: true, data: { draft, at }, ...more }
}

async function wrong(
  api: Client,
  known: boolean,
  draft: Draft,
  fields: Record<string, Problem>,
): Promise<ActionResult<InquiryOutcome> & { done: false }> {
  if (known) await saved(api, draft)
  const [problem] = Object.values(fields)
  return { done: false, problem: problem!, fields, data: { draft } }
}

async function send(api: Client, known: boolean, draft: Draft, comma: boolean): Promise<ActionResult<InquiryOutcome>> {
  const userPhone = draft.userPhone.normalize('NFKC').trim()
  const priced = draft.lines.map((line) => ({ ...line, targetPrice: plainPrice(line.targetPrice, comma) }))
  const lines = priced.filter(({ skuId, name }) => skuId || name.trim())
  const fields = fieldProblems({ ...draft, userPhone, lines: priced })
  if (Object.keys(fields).length) return wrong(api, known, draft, fields)
  const wanted: InputOf<'addInquiryOfBuyer'> = {
    userPhone,
    remark: draft.remark.trim(),
    companyName: draft.companyName.trim(),
    contact: draft.contact.trim(),
    deadline: draft.deadline,
    needInvoice: draft.needInvoice ? 1 : 0,
    items: lines.map(itemOf),
  }
  let inquiryId: string | undefined
  try {
    if (known) {
      const addrId = draft.addrId || undefined
      inquiryId = (await api.addInquiryOfBuyer({ ...wanted, addrId, files: draft.files }))?.inquiryId
    } else await api.addInquiry({ ...wanted, remark: wanted.remark || inWords(lines) })
  } catch (error) {
    const { problem, data } = refused(error, { A00010: 'inquiryEmpty', A01000: 'productGone' })
    const place = typeof data === 'string' ? data : undefined
    if (place) return wrong(api, known, draft, { [place]: problem })
    return { done: false, problem, data: { draft } }
  }
  if (inquiryId) redirect(path('uc-inquiryDetail', { inquiryId, sent: 1 }), 303)
  return { done: true, data: { sent: true } }
}

/** Returns the price in plain figures, or as typed if it is not an amount. */
function plainPrice(typed: string, comma: boolean): string {
  return typedAmount(typed, comma) ?? typed.trim()
}

function fieldProblems({ userPhone, remark, lines, files }: Draft): Record<string, Problem> {
  const fields: Record<string, Problem> = {}
  const wanted = lines.some(({ skuId, name }) => skuId || name.trim())
  if (!wanted && !remark.trim()) fields.remark = { key: 'inquiryEmpty' }
  for (const [at, { skuId, name, quantity, targetPrice, needBy }] of lines.entries()) {
    if (!skuId && !name.trim()) continue
    const count = Number(quantity.normalize('NFKC').trim())
    if (!Number.isInteger(count) || count < 1 || count > QUANTITY_LIMIT)
      fields[`line.${at}.quantity`] = { key: 'inquiryQuantity' }
    if (targetPrice !== '' && !(isTypedAmount(targetPrice) && Number(targetPrice) < 1e9))
      fields[`line.${at}.targetPrice`] = { key: typedDecimals() ? 'inquiryPrice' : 'wholeAmount' }
    if (dayOf(needBy) === undefined) fields[`line.${at}.needBy`] = { key: 'inquiryDay' }
  }
  if (!isMobile(userPhone)) fields.userPhone = { key: 'inquiryPhone' }
  if (files.split(',').filter(Boolean).length > INQUIRY_FILE_LIMIT) fields.files = { key: 'inquiryFiles' }
  return fields
}

function itemOf({ skuId, name, choices, quantity, unit, targetPrice, needBy }: DraftLine) {
  const chosen = choices.find((choice) => choice.skuId === skuId)
  return {
    ...(chosen && { skuId, prodId: chosen.prodId, partyCode: chosen.partyCode }),
    prodName: chosen ? '' : name.trim(),
    spec: chosen && name.trim() !== chosen.partyCode ? name.trim() : '',
    quantity: Number(quantity.normalize('NFKC').trim()),
    unit: unit.trim(),
    ...(targetPrice && { targetPrice }),
    needBy: dayOf(needBy) ?? '',
  }
}

/** Normalizes a date: `2026/12/1` and `2026.12.01` become `2026-12-01`. Returns undefined for an invalid date. */
function dayOf(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim()
  if (!text) return ''
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
  const written = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return written && !Number.isNaN(Date.parse(written)) ? written : undefined
}

/** Returns the lines as text, for servers without line support. */
function inWords(lines: readonly DraftLine[]): string {
  return lines
    .map(({ name, quantity, unit }) => `${name} × ${quantity} ${unit}`.trim())
    .join('\n')
    .slice(0, 2000)
}
