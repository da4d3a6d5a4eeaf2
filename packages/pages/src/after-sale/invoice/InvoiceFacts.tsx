import { UserText } from '@millwright/commerce/UserText'
import type { OrderInvoice } from '@millwright/contract/after-sale/entities'
import { invoiceFields, invoiceTypes } from '@millwright/domain/order/invoice'
import { useText } from '@millwright/i18n/Texts'
import { DescriptionList } from '@millwright/ui/DescriptionList'

/** The kind of an invoice and all its filled fields. */
export function InvoiceFacts({ invoice }: { invoice: OrderInvoice }) {
  const text = useText('invoice')
  const { invoiceType } = invoice
  return (
    <DescriptionList
      look="plain"
      items={[
        { term: text('invoiceType'), detail: text(invoiceType === invoiceTypes.special ? 'special' : 'electronic') },
        ...invoiceFields(invoice).flatMap((field) => {
          const value = invoice[field]
          return value ? [{ term: text(field), detail: <UserText>{value}</UserText> }] : []
        }),
      ]}
    />
  )
}
