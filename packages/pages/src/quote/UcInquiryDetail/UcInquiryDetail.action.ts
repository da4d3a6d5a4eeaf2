import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { path } from '@millwright/domain/paths/path'
import { failed, field, refused } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action, ActionResult } from '../../loader.ts'

const said = { A03000: 'inquiryGone', A03034: 'inquiryMoved', A01000: 'productGone', A00010: 'messageEmpty' } as const
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const inquiryId = context.url.searchParams.get('inquiryId') ?? ''
  const [intent = '', quoteId = ''] = field(form, 'intent').split('.')
  if (!isId(inquiryId)) return failed(form, { key: 'badArgument' })
  try {
    switch (intent) {
      case 'take':
        return await take(api, form, chosen(form))
      case 'takeAll':
        return await take(api, form, wholeOf(form, quoteId))
      case 'message':
        return await write(api, inquiryId, form)
      case 'close':
        await api.closeInquiry({ inquiryId, reason: field(form, 'reason').slice(0, 200) })
        return { done: true, toast: { namespace: 'inquiry', key: 'closeDone' } }
      default:
        return failed(form, { key: 'badArgument' })
    }
  } catch (error) {
    const { code, problem } = refused(error, said)
    // The mall's message names the violated rule of the quote.
    const own = refused(error, {}).problem
    return failed(form, code === 'A03034' && 'message' in own ? own : problem)
  }
}

type Wanted = { quoteId: string; version: number; itemIds: string[]; substituteIds: string[] }

/** Returns the selected quotes. `take.{itemId}` names a quote and the version that the buyer saw: `21.1`. */
function chosen(form: FormData): Wanted[] {
  const wanted = new Map<string, Wanted>()
  for (const [name, value] of form) {
    const itemId = /^take\.(\d{1,19})$/.exec(name)?.[1]
    const [, quoteId, version] = /^(\d{1,19})\.(\d{1,6})$/.exec(String(value)) ?? []
    if (!itemId || !quoteId) continue
    const one = wanted.get(quoteId) ?? { quoteId, version: Number(version), itemIds: [], substituteIds: [] }
    one.itemIds.push(itemId)
    if (isAccepted(form, quoteId, itemId)) one.substituteIds.push(itemId)
    wanted.set(quoteId, one)
  }
  return [...wanted.values()]
}

/** Returns a whole quote. `all.{quoteId}` carries its version and items: `1 11,12`. */
function wholeOf(form: FormData, quoteId: string): Wanted[] {
  const [, version, items = ''] = /^(\d{1,6}) ([\d,]{1,9000})$/.exec(field(form, `all.${quoteId}`)) ?? []
  const itemIds = items.split(',').filter(isId)
  const substituteIds = itemIds.filter((itemId) => isAccepted(form, quoteId, itemId))
  return version && itemIds.length ? [{ quoteId, version: Number(version), itemIds, substituteIds }] : []
}

/** Whether the buyer ticked that the other brand or model of a quote's line is accepted. */
function isAccepted(form: FormData, quoteId: string, itemId: string): boolean {
  return field(form, `substitute.${quoteId}.${itemId}`) === '1'
}

async function take(api: Client, form: FormData, quotes: Wanted[]): Promise<ActionResult> {
  if (!quotes.length) return failed(form, { key: 'quoteNothing' })
  await api.acceptQuote({ quotes })
  return {
    done: true,
    toast: { namespace: 'inquiry', key: 'acceptedNow' },
    next: { href: path('cart'), label: { namespace: 'cart', key: 'view' } },
  }
}

async function write(api: Client, inquiryId: string, form: FormData): Promise<ActionResult> {
  const { paths, problem } = await uploadedPaths(api, form, 'files', 'attachment')
  if (problem) return failed(form, problem, { files: problem })
  const shopId = field(form, 'shopId')
  await api.sendInquiryMessage({
    inquiryId,
    ...(isId(shopId) && { shopId }),
    content: field(form, 'content').slice(0, 2000),
    files: paths.join(','),
  })
  return { done: true, toast: { namespace: 'inquiry', key: 'messageSent' } }
}
