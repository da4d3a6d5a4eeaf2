import type { AnswerOf } from '@millwright/contract/contract'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { path } from '@millwright/domain/paths/path'
import { text } from '../../searchParams.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { loadPayee } from '../PayFrame/loadPayee.ts'
import type { Payee } from '../PayFrame/loadPayee.ts'
import {
  isSameSubject,
  paySubjectParams,
  readTransferSubject,
  transferInput,
  transferSubject,
  paySubjectHref,
} from '../PaymentDue/paySubject.ts'
import type { TransferSubject } from '../PaymentDue/paySubject.ts'

export type PaymentTransferData = {
  head: Head
  subject: TransferSubject
  transfer: NonNullable<AnswerOf<'transferInfo'>>
  mall: Payee
}

export const searchParams = { ...paySubjectParams, payNumber: text }

export const load: Loader<PaymentTransferData, typeof searchParams> = async (api, context) => {
  const subject = readTransferSubject(context)
  const member = subject.of === 'payNumber'
  const [transfer, mall] = await Promise.all([
    orNotFound(api.transferInfo(transferInput(subject)), member ? 'topUp' : 'due', 'A03000'),
    loadPayee(api),
  ])
  // The transfer of orders and statements starts at the cashier, that of a top-up or a level with its payment.
  if (!transfer || (!member && !isSameSubject(subject, transferSubject(transfer))))
    redirect(member ? path('payments', { number: subject.numbers.join() }) : paySubjectHref('payment', subject))
  return {
    head: { title: { namespace: 'transfer', key: 'title' }, noindex: true },
    subject,
    transfer,
    mall,
  }
}
