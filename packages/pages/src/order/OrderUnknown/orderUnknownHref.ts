import { path } from '@millwright/domain/paths/path'

/** Where a buyer looks whether an order was made whose answer was lost: since when, and the form to return to. */
export function orderUnknownHref(since: number, back: string): string {
  return path('order-unknown', new URLSearchParams({ since: String(since), back }))
}
