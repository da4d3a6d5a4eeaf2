import type { InvoiceTitle } from '@millwright/contract/after-sale/entities'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import type { Client } from '@millwright/contract/contract'
import { typedOf } from '../../after-sale/invoice/typedOf.ts'
import type { LoaderContext } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { INVOICE, invoiceNone, readInvoiceChoice } from './orderInvoice.ts'

export type CheckoutInvoice = {
  /** The saved invoice titles. Empty if the mall has none or the call failed. */
  titles: InvoiceTitle[]
  /** The invoice choice and the typed fields. */
  invoice: ReturnType<typeof readInvoiceChoice>
}

/**
 * Returns the saved titles and the invoice choice of the address. Without a choice the buyer's default title is chosen,
 * and a new title begins with the buyer's company.
 */
export async function checkoutInvoice(
  api: Client,
  { url, user }: Pick<LoaderContext, 'url' | 'user'>,
): Promise<CheckoutInvoice> {
  const titles = (await orUndefined(api.invoiceTitles())) ?? []
  if (url.searchParams.has(`${INVOICE}choice`)) return { titles, invoice: readInvoiceChoice(url.searchParams) }
  const common = titles.find(({ isDefault }) => isDefault === 1)
  return {
    titles,
    invoice: {
      choice: common?.invoiceTitleId ?? invoiceNone,
      typed: { ...typedOf(undefined, ownCompany(await user)), keep: '1' },
    },
  }
}
