import { isTypedAmount } from '@millwright/domain/money/typedAmount'
import { path } from '@millwright/domain/paths/path'
import * as z from 'zod'
import {
  addFieldProblem,
  failed,
  plainAmounts,
  readForm,
  refused,
  messageKey,
  amountMessageKey,
  typedFields,
} from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { redirect, refusalOf, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { readTransferSubject, transferInput, paySubjectHref } from '../PaymentDue/paySubject.ts'

const VOUCHERS = 3

const schema = z.object({
  payerName: z.string().trim().min(1, messageKey('transferPayer')).max(100, messageKey('transferPayer')),
  bankName: z.string().trim().min(1, messageKey('transferBank')).max(100, messageKey('transferBank')),
  amount: z.string().refine((text) => isTypedAmount(text) && Number(text) > 0, amountMessageKey('transferAmount')),
  remark: z.string().trim().max(200, messageKey('transferRemark')),
})

/** Posts the bank receipt. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const subject = readTransferSubject(context)
  // Uploads come first, so that no picture is lost if another field is refused.
  const { paths, problem: unread } = await uploadedPaths(api, form, 'voucherImgs', 'voucher')
  const read = readForm(plainAmounts(form, ['amount'], context), schema, () => typedFields(form))
  const right = paths.length >= 1 && paths.length <= VOUCHERS
  const problem = unread ?? (right ? undefined : ({ key: 'transferVoucher' } as const))
  if ('refused' in read) return addFieldProblem(read.refused, 'voucherImgs', problem)
  if (problem) return failed(form, problem, { voucherImgs: problem })
  try {
    await api.transferVoucher({ ...transferInput(subject), ...read.values, voucherImgs: paths.join(',') })
  } catch (error) {
    const paid = refusalOf(error)?.code === 'A03007'
    if (subject.of === 'payNumber') {
      // The mall says what is wrong, and the page of the payment shows its result.
      if (paid) redirect(path('payments', { number: subject.numbers.join() }), 303)
      return failed(form, refused(error, {}).problem)
    }
    if (paid) redirect(paySubjectHref('payment-success', subject), 303)
    return failed(form, refused(error, { A03000: 'orderUnknown', A03002: 'orderExpired' }).problem)
  }
  return { done: true, toast: { namespace: 'transfer', key: 'sentToast' } }
}
