import type { InvoiceTitle } from '@millwright/contract/after-sale/entities'
import type { Client } from '@millwright/contract/contract'
import type { LoaderContext } from '../../loader.ts'
import { quietly } from '../../loading/quietly.ts'
import { readInvoiceChoice } from './orderInvoice.ts'

export type CheckoutInvoice = {
  /** The book that an invoice's title is chosen from; a mall without one has none. */
  titles: InvoiceTitle[]
  /** What was chosen and typed of an invoice so far. */
  invoice: ReturnType<typeof readInvoiceChoice>
}

export async function checkoutInvoice(api: Client, { url }: Pick<LoaderContext, 'url'>): Promise<CheckoutInvoice> {
  return { titles: (await quietly(api.invoiceTitles())) ?? [], invoice: readInvoiceChoice(url.searchParams) }
}
