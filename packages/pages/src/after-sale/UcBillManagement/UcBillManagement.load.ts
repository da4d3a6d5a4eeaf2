import type { AnswerOf } from '@millwright/contract/contract'
import type { InvoiceCount, InvoiceTitle } from '@millwright/contract/after-sale/entities'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { invoiceStates } from '@millwright/domain/order/invoiceState'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { id, oneOf, page, text } from '../../searchParams.ts'
import { billTabs } from '../invoice/invoiceQuery.ts'

export type BillsShown =
  | { tab: 'none'; shops: AnswerOf<'invoiceableOrders'> }
  | { tab: 'applying' | 'issued' | 'failed'; invoices: AnswerOf<'orderInvoicePage'> }
  | { tab: 'titles'; edit?: 'new' | InvoiceTitle; remove?: InvoiceTitle }

export type UcBillManagementData = {
  head: Head
  center: UserCenter
  page: number
  counts: InvoiceCount
  titles: InvoiceTitle[]
  shown: BillsShown
}

export const searchParams = { tab: oneOf(billTabs), page, edit: text, remove: id }

export const load: Loader<UcBillManagementData, typeof searchParams> = async (api, context) => {
  const { tab = 'none', page: current = 1, edit, remove } = context.query
  const paging = { current, size: PAGE_SIZE }
  const [center, counts, titles, shown] = await Promise.all([
    loadUserCenter(api, context),
    api.orderInvoiceCount(),
    api.invoiceTitles(),
    tab === 'titles'
      ? undefined
      : tab === 'none'
        ? api.invoiceableOrders(paging).then((shops): BillsShown => ({ tab, shops }))
        : api
            .orderInvoicePage({ ...paging, invoiceState: invoiceStates[tab] })
            .then((invoices): BillsShown => ({ tab, invoices })),
  ])
  const titleOf = (titleId: string | undefined) => titles.find(({ invoiceTitleId }) => invoiceTitleId === titleId)
  return {
    head: { title: { namespace: 'bills', key: 'title' }, noindex: true },
    center,
    page: current,
    counts,
    titles,
    shown: shown ?? { tab: 'titles', edit: edit === 'new' ? 'new' : titleOf(edit), remove: titleOf(remove) },
  }
}
