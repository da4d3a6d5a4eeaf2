/** One page of the notices, from 1. */
export function noticesHref(page = 1): string {
  return page === 1 ? '/notice-list' : `/notice-list?page=${page}`
}
