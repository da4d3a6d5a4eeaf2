import { path } from '@millwright/domain/paths/path'

/** Returns the address of a page of notices, from 1. */
export function noticesHref(page = 1): string {
  return path('notice-list', { page: page === 1 ? undefined : page })
}
