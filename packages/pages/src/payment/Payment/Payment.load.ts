import type { AnswerOf } from '@millwright/contract/contract'
import { keysOf } from '@millwright/domain/table'
import type { Money } from '@millwright/domain/money/money'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import {
  isSameSubject,
  paidHref,
  paySubjectParams,
  readPaySubject,
  subjectInput,
  transferSubject,
} from '../PaymentDue/paySubject.ts'
import type { PaySubject } from '../PaymentDue/paySubject.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'
import { payMethods } from '../PaymentDue/payMethods.ts'
import type { PayMethod } from '@millwright/commerce/PayMethodList'
import { loadPayee } from '../PayFrame/loadPayee.ts'
import type { Payee } from '../PayFrame/loadPayee.ts'

export type PaymentData = {
  head: Head
  now: number
  subject: PaySubject
  info: PayInfo
  methods: PayMethod[]
  mall: Payee
  /** The bank transfer for exactly these orders or statements, or a transfer that also covers others. */
  transfer?: PaymentTransferBegun | undefined
}

export type PaymentTransferBegun = {
  state: keyof typeof transfers | 'beside'
  of: PaySubject
  /** In yuan. */
  amount: Money
}

/** The `status` values of the API. */
const transfers = { waiting: 0, sent: 1, refused: 3 } as const

export const searchParams = paySubjectParams

export const load: Loader<PaymentData, typeof searchParams> = async (api, context) => {
  const subject = readPaySubject(context)
  const [info, methods, mall, begun] = await Promise.all([
    payInfo(api, subject, context.now),
    payMethods(api, subject),
    loadPayee(api),
    orUndefined(api.transferInfo(subjectInput(subject))),
  ])
  if (info.state === 'paid') redirect(paidHref(subject, info))
  return {
    head: { title: { namespace: 'pay', key: 'title' }, noindex: true },
    now: context.now,
    subject,
    info,
    methods,
    mall,
    transfer: begun && transferBegun(subject, begun),
  }
}

function transferBegun(
  subject: PaySubject,
  begun: NonNullable<AnswerOf<'transferInfo'>>,
): PaymentTransferBegun | undefined {
  const of = transferSubject(begun)
  const state = isSameSubject(subject, of)
    ? keysOf(transfers).find((name) => transfers[name] === begun.status)
    : 'beside'
  return state && { state, of, amount: begun.amount }
}
