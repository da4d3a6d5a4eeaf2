import type { InvoiceProblem } from '@millwright/domain/order/invoice'
import type { ActionResult } from '../../loader.ts'

/** The data of a refused invoice form, besides the typed values. */
export type InvoiceRefused = { problems: readonly InvoiceProblem[] }

/** Returns the server's problems of an invoice, by field. */
export function problemsOf(outcome: ActionResult | undefined): readonly InvoiceProblem[] {
  const data = outcome?.data as Partial<InvoiceRefused> | undefined
  return outcome?.done === false && data?.problems ? data.problems : []
}
