import { path } from '@millwright/domain/paths/path'

/** Returns the address of the check for an order whose response was lost: the start time, and the form to return to. */
export function orderUnknownHref(since: number, back: string): string {
  return path('order-unknown', new URLSearchParams({ since: String(since), back }))
}
