/** The API's number for each invoice state (api.md 1.2). An order without an invoice has no number. */
export const invoiceStates = { applying: 1, issued: 2, failed: 3 } as const
export type InvoiceStateNumber = (typeof invoiceStates)[keyof typeof invoiceStates]

/** The invoice states that the buyer sees. Some of them have no number in the API. */
export const invoiceDisplayStates = ['none', 'afterPayment', 'applying', 'issued', 'reissued', 'failed'] as const
export type InvoiceDisplayState = (typeof invoiceDisplayStates)[number]

/**
 * Returns the visible state of an invoice. An invoice requested at checkout waits for the payment; an invoice with a
 * former number replaced another invoice.
 */
export function invoiceDisplayState(
  invoice: { invoiceState: number; formerNumber?: string; waitsForPay?: boolean } | undefined,
): InvoiceDisplayState {
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

/**
 * The moves between states: buyers correct an unissued invoice or request a replacement of an issued invoice; sellers
 * issue the invoice or report a failure.
 */
const moves: Readonly<Record<number, Partial<Record<InvoiceEvent, InvoiceStateNumber>>>> = {
  [invoiceStates.applying]: {
    change: invoiceStates.applying,
    issue: invoiceStates.issued,
    fail: invoiceStates.failed,
  },
  [invoiceStates.issued]: { reissue: invoiceStates.applying },
  [invoiceStates.failed]: { change: invoiceStates.applying },
}

/** Returns the state after an event, or `undefined` if the event is not allowed. */
export function nextInvoiceState(state: number, event: InvoiceEvent): InvoiceStateNumber | undefined {
  return moves[state]?.[event]
}
