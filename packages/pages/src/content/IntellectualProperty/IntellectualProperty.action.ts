import { isMail } from '@millwright/domain/account/profile'
import { isMobile } from '@millwright/domain/account/validation'
import { COMPLAINT_MIN_LENGTH, complaintLimits, readGoods, rightKinds } from '@millwright/domain/content/complaint'
import { partsOf } from '@millwright/domain/partsOf'
import * as z from 'zod'
import { path } from '@millwright/domain/paths/path'
import { addFieldProblem, failed, readForm, refused, messageKey } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { redirectToNextStep } from '../../loader.ts'
import type { Action, Problem } from '../../loader.ts'
import { saveFormAndLogin } from '../userFeedback/savedFormInput.ts'
import { FLOW, complaintFields } from './complaintForm.ts'

const within = (least: number, most: number) => (text: string) => [...text].length >= least && [...text].length <= most

const schema = z.object({
  claimant: z
    .string()
    .trim()
    .refine(within(1, complaintLimits.claimant), { error: messageKey('rightHolder') }),
  rightType: z.enum(rightKinds, messageKey('rightKind')),
  rightNumber: z.string().trim().max(complaintLimits.rightNumber, messageKey('tooLong')),
  goods: z
    .string()
    .trim()
    .refine(within(1, complaintLimits.goods), { error: messageKey('complaintGoods') }),
  content: z
    .string()
    .trim()
    .refine(within(COMPLAINT_MIN_LENGTH, complaintLimits.content), { error: messageKey('complaintContent') }),
  contactName: z
    .string()
    .trim()
    .refine(within(1, complaintLimits.name), { error: messageKey('contactName') }),
  contactMobile: z
    .string()
    .trim()
    .refine(isMobile, { error: messageKey('inquiryPhone') }),
  contactMail: z
    .string()
    .trim()
    .max(complaintLimits.mail, messageKey('tooLong'))
    .refine((mail) => !mail || isMail(mail), { error: messageKey('contactMail') }),
})

/** Submits a complaint about products. Visitors sign in first, and the form keeps its input. */
export const action: Action = async (api, context, form) => {
  // A buyer's uploads come first, so that no proof is lost if another field is refused.
  const known = (await context.user) !== undefined
  const files = known ? await uploadedPaths(api, form, 'proofs', 'proof') : { paths: [] }
  const { paths } = files
  const right = !known || (paths.length > 0 && paths.length <= complaintLimits.proofs)
  const problem = files.problem ?? (right ? undefined : ({ key: 'proofMissing' } as const))
  const read = readForm(form, schema)
  if ('refused' in read) return addFieldProblem(read.refused, 'proofs', problem)
  const { goods, rightType, ...words } = read.values
  const at = (field: string, said: Problem) => addFieldProblem(failed(form, said, { [field]: said }), 'proofs', problem)
  const { prodIds, unread } = readGoods(goods)
  if (unread.length) return at('goods', { key: 'goodsUnread', values: { lines: unread.slice(0, 3).join(', ') } })
  if (!prodIds.length || prodIds.length > complaintLimits.products) return at('goods', { key: 'complaintGoods' })
  await saveFormAndLogin(context, { flow: FLOW, back: path('intellectualProperty'), form, names: complaintFields })
  if (problem) return failed(form, problem, { proofs: problem })
  try {
    await api.sendComplaint({
      ...words,
      rightType: rightKinds.indexOf(rightType) + 1,
      prodIds: prodIds.join(','),
      proofs: paths.join(','),
    })
  } catch (error) {
    const { problem: said, data } = refused(error, {})
    return partsOf(data).prodIds ? at('goods', said) : failed(form, said)
  }
  return redirectToNextStep(`${path('intellectualProperty')}?sent=1`, { steps: null })
}
