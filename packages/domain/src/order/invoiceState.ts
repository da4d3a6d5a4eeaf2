/** The wire's numbers (api.md 1.2); none at all is an order without an invoice. */
export const invoiceStates = { applying: 1, issued: 2, failed: 3 } as const
export type InvoiceStateNumber = (typeof invoiceStates)[keyof typeof invoiceStates]

/** With what the mall says beyond it. */
export const invoiceWords = ['none', 'afterPayment', 'applying', 'issued', 'reissued', 'failed'] as const
export type InvoiceWord = (typeof invoiceWords)[number]

/**
 * The word for an invoice. One asked for at checkout waits for its money first; one with a former number was issued in
 * another's place.
 */
export function invoiceWord(
  invoice: { invoiceState: number; formerNumber?: string; waitsForPay?: boolean } | undefined,
): InvoiceWord {
  switch (invoice?.invoiceState) {
    case invoiceStates.applying:
      return invoice.waitsForPay ? 'afterPayment' : 'applying'
    case invoiceStates.issued:
      return invoice.formerNumber ? 'reissued' : 'issued'
    case invoiceStates.failed:
      return 'failed'
    default:
      return 'none'
  }
}

export type InvoiceEvent = 'change' | 'reissue' | 'issue' | 'fail'

/** Who has a step to make: buyers mend what is not issued yet and ask for another one after that; sellers answer. */
const moves: Readonly<Record<number, Partial<Record<InvoiceEvent, InvoiceStateNumber>>>> = {
  [invoiceStates.applying]: {
    change: invoiceStates.applying,
    issue: invoiceStates.issued,
    fail: invoiceStates.failed,
  },
  [invoiceStates.issued]: { reissue: invoiceStates.applying },
  [invoiceStates.failed]: { change: invoiceStates.applying },
}

/** The state after an event, or `undefined` where there is no such step. */
export function nextInvoiceState(state: number, event: InvoiceEvent): InvoiceStateNumber | undefined {
  return moves[state]?.[event]
}
