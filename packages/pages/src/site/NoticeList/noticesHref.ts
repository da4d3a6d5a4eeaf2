import { path } from '@millwright/domain/paths/path'

/** One page of the notices, from 1. */
export function noticesHref(page = 1): string {
  return path('notice-list', { page: page === 1 ? undefined : page })
}
