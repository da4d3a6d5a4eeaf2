import { ownCompany } from '@millwright/domain/account/ownCompany'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import type { Client } from '@millwright/contract/contract'
import type { InvoiceableShop, InvoiceTitle, OrderInvoiceRecord } from '@millwright/contract/after-sale/entities'
import { sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing, redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { flag, id, orderNumber } from '../../searchParams.ts'
import { invoiceHref } from '../invoice/invoiceQuery.ts'

export type InvoiceShown =
  | { state: 'there'; invoice: OrderInvoiceRecord; edit: boolean }
  /** The orders to request an invoice for. `amount` is their total. */
  | { state: 'none'; shop: InvoiceableShop; amount: Money }
  | { state: 'gone' }

export type InvoiceDetailData = {
  head: Head
  center: UserCenter
  titles: InvoiceTitle[]
  /** The saved title that fills the form. */
  title?: InvoiceTitle
  /** The company of the profile, which prefills the form of a buyer without saved titles. */
  company?: OwnCompany | undefined
  shown: InvoiceShown
}

export const searchParams = { invoiceId: id, orderNumber, title: id, edit: flag }

export const load: Loader<InvoiceDetailData, typeof searchParams> = async (api, context) => {
  const { invoiceId, title: wanted, edit = false } = context.query
  const numbers = orderNumbersOf(context.url)
  if (!invoiceId && !numbers.length) missing({ unnamed: 'invoice' })
  const [center, titles, shown] = await Promise.all([
    loadUserCenter(api, context),
    api.invoiceTitles(),
    invoiceId
      ? orNotFound(api.orderInvoiceInfo({ orderInvoiceId: invoiceId }), 'invoice', 'A03000').then(
          (invoice): InvoiceShown => ({
            state: 'there',
            invoice,
            edit,
          }),
        )
      : withoutInvoice(api, numbers),
  ])
  const asked = titles.find(({ invoiceTitleId }) => invoiceTitleId === wanted)
  const key = shown.state === 'there' ? 'detailTitle' : 'applyTitle'
  return {
    head: { title: { namespace: 'bills', key }, noindex: true },
    center,
    titles,
    title: asked ?? (wanted ? undefined : titles.find(({ isDefault }) => isDefault === 1)),
    company: titles.length ? undefined : ownCompany(await context.user),
    shown,
  }
}

export function orderNumbersOf({ searchParams: query }: URL): string[] {
  const numbers = query.getAll('orderNumber').flatMap((value) => value.split(','))
  return [...new Set(numbers.filter((number) => orderNumber(number) !== undefined))].slice(0, 50)
}

async function withoutInvoice(api: Client, numbers: readonly string[]): Promise<InvoiceShown> {
  const { records } = await api.invoiceableOrders({ orderNumber: numbers.join(',') })
  const [shop] = records
  if (shop && records.length === 1 && shop.orders.length === numbers.length)
    return { state: 'none', shop, amount: sum(shop.orders.map(({ amount }) => amount)) }
  // An order that already has an invoice redirects to it.
  const [orderNumber] = numbers
  if (orderNumber !== undefined && numbers.length === 1) {
    const there = await orNotFound(api.orderInvoiceByOrder({ orderNumber }), 'invoice', 'A03000')
    if (there) redirect(invoiceHref(there.orderInvoiceId))
  }
  return { state: 'gone' }
}
