import type { AnswerOf } from '@millwright/contract/contract'
import { CHECKOUT_ORDER_LIMIT } from '@millwright/domain/constants'
import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import { missing, redirect } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import { text } from '../../searchParams.ts'

/** The subject of the payment, by its query parameter: orders or statements. */
export type PaySubject = { of: 'orderNumbers' | 'billNumbers'; numbers: string[] }

/** The subject of a bank transfer: orders, statements, or the payment of a top-up or a level. */
export type TransferSubject = PaySubject | { of: 'payNumber'; numbers: string[] }

export const paySubjectParams = { orderNumbers: text, billNumbers: text }

/** Reads `?orderNumbers=a,b` or `?billNumbers=a,b`. If no statement is ticked, redirects to the statements. */
export function readPaySubject({ url }: Pick<LoaderContext, 'url'>): PaySubject {
  const of = url.searchParams.get('orderNumbers') ? 'orderNumbers' : 'billNumbers'
  const numbers = [...new Set(url.searchParams.getAll(of).flatMap((text) => text.split(',')))]
    .filter((number) => /^[\w-]{1,64}$/.test(number))
    .slice(0, CHECKOUT_ORDER_LIMIT)
  if (numbers.length) return { of, numbers }
  return url.searchParams.has('billNumbers')
    ? redirect(subjectHome({ of: 'billNumbers' }))
    : missing({ unnamed: 'due' })
}

/** Reads `?payNumber=a`, or the orders or statements of `readPaySubject`. */
export function readTransferSubject({ url }: Pick<LoaderContext, 'url'>): TransferSubject {
  const payNumber = url.searchParams.get('payNumber')
  if (!payNumber) return readPaySubject({ url })
  return /^[\w-]{1,64}$/.test(payNumber) ? { of: 'payNumber', numbers: [payNumber] } : missing({ unknown: 'topUp' })
}

export function paySubjectHref(
  route: PlainRouteId,
  { of, numbers }: TransferSubject,
  more: Readonly<Record<string, string>> = {},
): string {
  return path(route, new URLSearchParams({ [of]: numbers.join(','), ...more }))
}

/** Returns the address of the page that confirms the payment, or the order if nothing was due. */
export function paidHref(subject: PaySubject, { totalFee }: { totalFee: string }): string {
  return paySubjectHref(Number(totalFee) ? 'payment-success' : 'submit-successfully', subject)
}

/** Returns the subject as the input of calls. */
export function subjectInput({ of, numbers }: PaySubject): { orderNumbers: string } | { billNumbers: string } {
  const joined = numbers.join(',')
  return of === 'orderNumbers' ? { orderNumbers: joined } : { billNumbers: joined }
}

/** Returns the subject of a bank transfer as the input of calls. */
export function transferInput(subject: TransferSubject): ReturnType<typeof subjectInput> | { payNumber: string } {
  return subject.of === 'payNumber' ? { payNumber: subject.numbers.join(',') } : subjectInput(subject)
}

/** Returns the subject of a bank transfer. */
export function transferSubject({
  orderNumbers,
  billNumbers,
}: Pick<NonNullable<AnswerOf<'transferInfo'>>, 'orderNumbers' | 'billNumbers'>): PaySubject {
  return billNumbers.length
    ? { of: 'billNumbers', numbers: billNumbers }
    : { of: 'orderNumbers', numbers: orderNumbers }
}

export function isSameSubject(one: TransferSubject, other: TransferSubject): boolean {
  return one.of === other.of && one.numbers.toSorted().join() === other.numbers.toSorted().join()
}

/** Returns the address of a single order, or of the list for several orders. */
export function orderHref({ numbers }: Pick<TransferSubject, 'numbers'>): string {
  const [only] = numbers
  return numbers.length === 1 && only
    ? path('order-detail', { orderNumber: only })
    : subjectHome({ of: 'orderNumbers' })
}

/** Returns the address of the list of orders or statements. */
export function subjectHome({ of }: Pick<TransferSubject, 'of'>): string {
  return of === 'billNumbers' ? path('uc-billManagement', { tab: 'statements' }) : path('uc-order')
}
