import { companyTitle } from '@millwright/domain/account/ownCompany'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import type { OrderInvoice } from '@millwright/contract/after-sale/entities'

/** Returns an invoice or a title as form field values. */
export function typedOf(invoice: OrderInvoice | undefined, company?: OwnCompany): Record<string, string> {
  if (!invoice) return company ? companyTitle(company) : {}
  const { invoiceType, headerType, headerName, invoiceTaxNumber, registerAddress, registerPhone } = invoice
  const { bankName, bankAccount, receiver, receiveMobile, receiveMail } = invoice
  const rest = {
    invoiceTaxNumber,
    registerAddress,
    registerPhone,
    bankName,
    bankAccount,
    receiver,
    receiveMobile,
    receiveMail,
  }
  return {
    invoiceType: String(invoiceType),
    headerType: String(headerType),
    headerName,
    ...Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  }
}
