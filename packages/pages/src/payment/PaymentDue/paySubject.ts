import type { AnswerOf } from '@millwright/contract/contract'
import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import { missing, redirect } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import { text } from '../../searchParams.ts'

/** The subject of the payment, by its query parameter: orders or statements. */
export type PaySubject = { of: 'orderNumbers' | 'billNumbers'; numbers: string[] }

export const paySubjectParams = { orderNumbers: text, billNumbers: text }

/** Reads `?orderNumbers=a,b` or `?billNumbers=a,b`. If no statement is ticked, redirects to the statements. */
export function readPaySubject({ url }: Pick<LoaderContext, 'url'>): PaySubject {
  const of = url.searchParams.get('orderNumbers') ? 'orderNumbers' : 'billNumbers'
  const numbers = [...new Set(url.searchParams.getAll(of).flatMap((text) => text.split(',')))]
    .filter((number) => /^[\w-]{1,64}$/.test(number))
    .slice(0, 50)
  if (numbers.length) return { of, numbers }
  return url.searchParams.has('billNumbers')
    ? redirect(subjectHome({ of: 'billNumbers' }))
    : missing({ unnamed: 'due' })
}

export function paySubjectHref(
  route: PlainRouteId,
  { of, numbers }: PaySubject,
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

/** Returns the subject of a bank transfer. */
export function transferSubject({
  orderNumbers,
  billNumbers,
}: Pick<NonNullable<AnswerOf<'transferInfo'>>, 'orderNumbers' | 'billNumbers'>): PaySubject {
  return billNumbers.length
    ? { of: 'billNumbers', numbers: billNumbers }
    : { of: 'orderNumbers', numbers: orderNumbers }
}

export function isSameSubject(one: PaySubject, other: PaySubject): boolean {
  return one.of === other.of && one.numbers.toSorted().join() === other.numbers.toSorted().join()
}

/** Returns the address of a single order, or of the list for several orders. */
export function orderHref({ numbers }: Pick<PaySubject, 'numbers'>): string {
  const [only] = numbers
  return numbers.length === 1 && only
    ? path('order-detail', { orderNumber: only })
    : subjectHome({ of: 'orderNumbers' })
}

/** Returns the address of the list of orders or statements. */
export function subjectHome({ of }: Pick<PaySubject, 'of'>): string {
  return of === 'orderNumbers' ? path('uc-order') : path('uc-billManagement', { tab: 'statements' })
}
