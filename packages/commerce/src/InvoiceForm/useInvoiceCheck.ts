import { useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { invoiceLimits, invoiceProblem, readInvoice } from '@millwright/domain/order/invoice'
import type { Invoice, InvoiceField, InvoiceProblem } from '@millwright/domain/order/invoice'

/**
 * Validates the form on submit and each field on blur. `found` are the server's errors. `summed` are the errors in the
 * summary: a blur removes corrected errors from the summary, and only a submit adds new ones.
 */
export function useInvoiceCheck(
  found: readonly InvoiceProblem[],
  onSubmit: ((asked: { invoice: Invoice }) => void) | undefined,
) {
  const [own, setOwn] = useState<{
    of: readonly InvoiceProblem[]
    problems: readonly InvoiceProblem[]
    summed: readonly InvoiceProblem[]
    attempt: number
  }>({ of: found, problems: found, summed: found, attempt: 0 })
  // A new response of the server replaces the errors found in the browser.
  const sameAnswer = JSON.stringify(own.of) === JSON.stringify(found)
  const { problems, summed } = sameAnswer ? own : { problems: found, summed: found }

  const check = (event: FormEvent<HTMLFormElement>) => {
    const read = readInvoice(valuesOf(event.currentTarget))
    const next = 'problems' in read ? read.problems : []
    setOwn({ of: found, problems: next, summed: next, attempt: own.attempt + 1 })
    if ('problems' in read) return event.preventDefault()
    if (!onSubmit) return
    event.preventDefault()
    onSubmit(read)
  }
  // Validates a field on blur, except an empty one, which the buyer may still fill in.
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const target: EventTarget = event.target
    if (!(target instanceof HTMLInputElement) || !isField(target.name)) return
    const { name, value } = target
    const problem = value.trim() ? invoiceProblem(name, value) : undefined
    const others = problems.filter(({ field }) => field !== name)
    if (problem || others.length < problems.length)
      setOwn({
        of: found,
        problems: problem ? [...others, problem] : others,
        summed: summed.filter(({ field }) => field !== name || problem),
        attempt: own.attempt,
      })
  }
  return { problems, summed, attempt: own.attempt, check, leave }
}

function isField(name: string): name is InvoiceField {
  return name in invoiceLimits
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
