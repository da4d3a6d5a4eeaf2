import { readCreditCode } from '@millwright/domain/account/creditCode'
import { isMobile } from '@millwright/domain/account/validation'
import { MIN_CREDIT_LIMIT, MAX_CREDIT_LIMIT, CREDIT_REMARK_LIMIT } from '@millwright/domain/credit/creditApplication'
import { creditDays } from '@millwright/domain/credit/applicationStates'
import * as z from 'zod'
import { addFieldProblem, failed, plainAmounts, readForm, refused, messageKey, typedFields } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

const schema = z.object({
  companyName: z.string().trim().min(2, messageKey('creditCompany')).max(100, messageKey('creditCompany')),
  creditCode: z.string().refine((code) => 'code' in readCreditCode(code), messageKey('creditCode')),
  contact: z.string().trim().min(1, messageKey('creditContact')).max(50, messageKey('creditContact')),
  mobile: z.string().trim().refine(isMobile, messageKey('inquiryPhone')),
  creditLimit: z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text), messageKey('creditLimit'))
    .transform(Number)
    .refine((limit) => limit >= MIN_CREDIT_LIMIT && limit <= MAX_CREDIT_LIMIT, messageKey('creditLimit')),
  periodDays: z
    .string()
    .transform(Number)
    .refine((days) => creditDays.some((one) => one === days), messageKey('creditDays')),
  remark: z.string().trim().max(CREDIT_REMARK_LIMIT, messageKey('creditRemark')),
})

/** Submits the application. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  // Uploads come first, so that no file is lost if another field is refused.
  const { paths, problem: unread } = await uploadedPaths(api, form, 'licencePic', 'licence')
  const read = readForm(plainAmounts(form, ['creditLimit'], context), schema, () => typedFields(form))
  const problem = unread ?? (paths.length === 1 ? undefined : ({ key: 'creditLicence' } as const))
  if ('refused' in read) return addFieldProblem(read.refused, 'licencePic', problem)
  if (problem) return failed(form, problem, { licencePic: problem })
  try {
    await api.applyCredit({ ...read.values, licencePic: paths[0]! })
  } catch (error) {
    return failed(form, refused(error, { A00010: 'creditIncomplete' }).problem)
  }
  return { done: true, toast: { namespace: 'credit', key: 'applied' } }
}
