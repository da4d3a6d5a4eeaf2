import type { InvoiceTitle } from '@millwright/contract/after-sale/entities'
import type { Client } from '@millwright/contract/contract'
import type { LoaderContext } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { readInvoiceChoice } from './orderInvoice.ts'

export type CheckoutInvoice = {
  /** The saved invoice titles. Empty if the mall has none or the call failed. */
  titles: InvoiceTitle[]
  /** The invoice choice and the typed fields. */
  invoice: ReturnType<typeof readInvoiceChoice>
}

export async function checkoutInvoice(api: Client, { url }: Pick<LoaderContext, 'url'>): Promise<CheckoutInvoice> {
  return { titles: (await orUndefined(api.invoiceTitles())) ?? [], invoice: readInvoiceChoice(url.searchParams) }
}
