import type { AnswerOf } from '@millwright/contract/contract'
import type { InvoiceCount, InvoiceTitle } from '@millwright/contract/after-sale/entities'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { invoiceStates } from '@millwright/domain/order/invoiceState'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { id, oneOf, page, text } from '../../searchParams.ts'
import { billTabs } from '../invoice/invoiceQuery.ts'

export type BillsShown =
  | { tab: 'none'; shops: AnswerOf<'invoiceableOrders'> }
  | { tab: 'applying' | 'issued' | 'failed'; invoices: AnswerOf<'orderInvoicePage'> }
  | { tab: 'statements'; statements: AnswerOf<'billPage'> }
  | { tab: 'titles'; edit?: 'new' | InvoiceTitle; company?: OwnCompany; remove?: InvoiceTitle }

export type UcBillManagementData = {
  head: Head
  center: UserCenter
  page: number
  now: number
  counts: InvoiceCount
  /** The numbers of unpaid and overdue statements. */
  bills: { waiting: number; overdue: number }
  titles: InvoiceTitle[]
  shown: BillsShown
}

export const searchParams = { tab: oneOf(billTabs), page, edit: text, remove: id }

export const load: Loader<UcBillManagementData, typeof searchParams> = async (api, context) => {
  const { tab = 'none', page: current = 1, edit, remove } = context.query
  const paging = { current, size: PAGE_SIZE }
  const [center, counts, titles, shown, bills] = await Promise.all([
    loadUserCenter(api, context),
    api.orderInvoiceCount(),
    api.invoiceTitles(),
    tab === 'titles'
      ? undefined
      : tab === 'statements'
        ? api.billPage(paging).then((statements): BillsShown => ({ tab, statements }))
        : tab === 'none'
          ? api.invoiceableOrders(paging).then((shops): BillsShown => ({ tab, shops }))
          : api
              .orderInvoicePage({ ...paging, invoiceState: invoiceStates[tab] })
              .then((invoices): BillsShown => ({ tab, invoices })),
    orUndefined(api.billCount()),
  ])
  // Only buyers with an account period have statements.
  if (tab === 'statements' && !center.rights.includes('accountPeriod')) missing({ right: 'accountPeriod' })
  const titleOf = (titleId: string | undefined) => titles.find(({ invoiceTitleId }) => invoiceTitleId === titleId)
  return {
    head: { title: { namespace: 'bills', key: 'title' }, noindex: true },
    center,
    page: current,
    now: context.now,
    counts,
    bills: { waiting: (bills?.open ?? 0) + (bills?.overdue ?? 0), overdue: bills?.overdue ?? 0 },
    titles,
    shown: shown ?? {
      tab: 'titles',
      edit: edit === 'new' ? 'new' : titleOf(edit),
      company: ownCompany(await context.user),
      remove: titleOf(remove),
    },
  }
}
