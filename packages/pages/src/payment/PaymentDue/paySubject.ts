import type { AnswerOf } from '@millwright/contract/contract'
import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import { missing, redirect } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import { text } from '../../searchParams.ts'

/** What is paid for, by the name of its parameter: orders, or statements. */
export type PaySubject = { of: 'orderNumbers' | 'billNumbers'; numbers: string[] }

export const paySubjectParams = { orderNumbers: text, billNumbers: text }

/** The numbers of `?orderNumbers=a,b` or `?billNumbers=a,b`; who ticked no statement goes back to them. */
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

export function withSubject(
  route: PlainRouteId,
  { of, numbers }: PaySubject,
  more: Readonly<Record<string, string>> = {},
): string {
  return path(route, new URLSearchParams({ [of]: numbers.join(','), ...more }))
}

/** Where it is said that all is paid, or that nothing was due. */
export function paidHref(subject: PaySubject, { totalFee }: { totalFee: string }): string {
  return withSubject(Number(totalFee) ? 'payment-success' : 'submit-successfully', subject)
}

/** As calls are asked with it. */
export function subjectInput({ of, numbers }: PaySubject): { orderNumbers: string } | { billNumbers: string } {
  const joined = numbers.join(',')
  return of === 'orderNumbers' ? { orderNumbers: joined } : { billNumbers: joined }
}

/** What a bank transfer pays for. */
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

/** Where one order is seen, or else all. */
export function orderHref({ numbers }: Pick<PaySubject, 'numbers'>): string {
  const [only] = numbers
  return numbers.length === 1 && only
    ? path('order-detail', { orderNumber: only })
    : subjectHome({ of: 'orderNumbers' })
}

/** Where orders or statements are seen. */
export function subjectHome({ of }: Pick<PaySubject, 'of'>): string {
  return of === 'orderNumbers' ? path('uc-order') : path('uc-billManagement', { tab: 'statements' })
}
