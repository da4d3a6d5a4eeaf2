import { path } from '@millwright/domain/paths/path'

/** The tabs of the invoice list, as in the address. The first is the default. */
export const billTabs = ['none', 'applying', 'issued', 'failed', 'titles', 'statements'] as const
export type BillTab = (typeof billTabs)[number]

export type BillsPlace = { tab?: BillTab; page?: number; edit?: string; remove?: string }

export function billsHref({ tab = 'none', page = 1, edit, remove }: BillsPlace = {}): string {
  const query = new URLSearchParams()
  if (tab !== 'none') query.set('tab', tab)
  if (page > 1) query.set('page', String(page))
  if (edit) query.set('edit', edit)
  if (remove) query.set('remove', remove)
  return path('uc-billManagement', query)
}

export function invoiceHref(invoiceId: string, { edit }: { edit?: boolean } = {}): string {
  return path('invoice-detail', { invoiceId, edit: edit ? 1 : undefined })
}

/**
 * Returns the address of the form that requests an invoice for orders. `titleId` prefills the form from a saved invoice
 * title.
 */
export function applyHref(orderNumbers: readonly string[], titleId?: string): string {
  const query = new URLSearchParams(orderNumbers.map((number) => ['orderNumber', number]))
  if (titleId) query.set('title', titleId)
  return path('invoice-detail', query)
}

/** Returns the address of an invoice file. The storefront serves it with the session's token, to its owner only. */
export function invoiceFileHref(invoiceId: string): string {
  return `/_invoice/${invoiceId}.pdf`
}
