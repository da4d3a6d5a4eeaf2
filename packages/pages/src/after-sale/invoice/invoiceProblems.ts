import type { InvoiceProblem } from '@millwright/domain/order/invoice'
import type { ActionResult } from '../../loader.ts'

/** What a refused form of an invoice carries back beside what was typed. */
export type InvoiceRefused = { problems: readonly InvoiceProblem[] }

/** What the server found wrong with an invoice, field by field. */
export function problemsOf(outcome: ActionResult | undefined): readonly InvoiceProblem[] {
  const data = outcome?.data as Partial<InvoiceRefused> | undefined
  return outcome?.done === false && data?.problems ? data.problems : []
}
