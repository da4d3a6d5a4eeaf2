import { path } from '@millwright/domain/paths/path'

/** Returns the address of the flash sales of one session, or of the running one. */
export function flashSaleHref(time?: string, page = 1): string {
  const query = new URLSearchParams()
  if (time) query.set('time', time)
  if (page > 1) query.set('page', String(page))
  return path('flash-sale', query)
}
