import { readCreditCode } from '@millwright/domain/account/creditCode'
import { isMobile } from '@millwright/domain/account/validation'
import { CREDIT_LIMIT_LEAST, CREDIT_LIMIT_MOST, CREDIT_REMARK_LIMIT } from '@millwright/domain/credit/creditApplication'
import { creditDays } from '@millwright/domain/credit/applicationStates'
import * as z from 'zod'
import { alsoAt, failed, plainAmounts, readForm, refused, says, typed } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

const schema = z.object({
  companyName: z.string().trim().min(2, says('creditCompany')).max(100, says('creditCompany')),
  creditCode: z.string().refine((code) => 'code' in readCreditCode(code), says('creditCode')),
  contact: z.string().trim().min(1, says('creditContact')).max(50, says('creditContact')),
  mobile: z.string().trim().refine(isMobile, says('inquiryPhone')),
  creditLimit: z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text), says('creditLimit'))
    .transform(Number)
    .refine((limit) => limit >= CREDIT_LIMIT_LEAST && limit <= CREDIT_LIMIT_MOST, says('creditLimit')),
  periodDays: z
    .string()
    .transform(Number)
    .refine((days) => creditDays.some((one) => one === days), says('creditDays')),
  remark: z.string().trim().max(CREDIT_REMARK_LIMIT, says('creditRemark')),
})

/** Submits the application. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  // Uploads come first, so that no file is lost if another field is refused.
  const { paths, problem: unread } = await uploadedPaths(api, form, 'licencePic', 'licence')
  const read = readForm(plainAmounts(form, ['creditLimit'], context), schema, () => typed(form))
  const problem = unread ?? (paths.length === 1 ? undefined : ({ key: 'creditLicence' } as const))
  if ('refused' in read) return alsoAt(read.refused, 'licencePic', problem)
  if (problem) return failed(form, problem, { licencePic: problem })
  try {
    await api.applyCredit({ ...read.values, licencePic: paths[0]! })
  } catch (error) {
    return failed(form, refused(error, { A00010: 'creditIncomplete' }).problem)
  }
  return { done: true, toast: { namespace: 'credit', key: 'applied' } }
}
