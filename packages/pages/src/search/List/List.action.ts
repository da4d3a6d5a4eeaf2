import * as z from 'zod'
import { isMobile } from '@millwright/domain/account/validation'
import type { Action } from '../../loader.ts'
import { failed, field, readForm, refused, messageKey } from '../../forms.ts'

const inquiry = z.object({
  remark: z
    .string()
    .trim()
    .min(1, messageKey('inquiryEmpty'))
    .transform((remark) => remark.slice(0, 200)),
  userPhone: z.string().trim().normalize('NFKC').refine(isMobile, messageKey('inquiryPhone')),
})

/** Posts the inquiry of a list without results. */
export const action: Action = async (api, _at, form) => {
  if (field(form, 'intent') !== 'inquiry') return failed(form, { key: 'badArgument' })
  const read = readForm(form, inquiry)
  if ('refused' in read) return read.refused
  try {
    await api.addInquiry(read.values)
  } catch (error) {
    return failed(form, refused(error, { A00010: 'inquiryEmpty' }).problem)
  }
  // `data` makes a plain post render the page with the confirmation.
  return { done: true, data: { asked: true } }
}
