import type { AnswerOf } from '@millwright/contract/contract'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { loadPayee } from '../PayFrame/loadPayee.ts'
import type { Payee } from '../PayFrame/loadPayee.ts'
import {
  isSameSubject,
  paySubjectParams,
  readPaySubject,
  subjectInput,
  transferSubject,
  paySubjectHref,
} from '../PaymentDue/paySubject.ts'
import type { PaySubject } from '../PaymentDue/paySubject.ts'

export type PaymentTransferData = {
  head: Head
  subject: PaySubject
  transfer: NonNullable<AnswerOf<'transferInfo'>>
  mall: Payee
}

export const searchParams = paySubjectParams

export const load: Loader<PaymentTransferData, typeof searchParams> = async (api, context) => {
  const subject = readPaySubject(context)
  const [transfer, mall] = await Promise.all([
    orNotFound(api.transferInfo(subjectInput(subject)), 'due', 'A03000'),
    loadPayee(api),
  ])
  // A transfer starts at the cashier.
  if (!transfer || !isSameSubject(subject, transferSubject(transfer))) redirect(paySubjectHref('payment', subject))
  return {
    head: { title: { namespace: 'transfer', key: 'title' }, noindex: true },
    subject,
    transfer,
    mall,
  }
}
