import type { Head } from './loader.ts'
import { titleOfMissing } from './missings.ts'
import type { Missing } from './missings.ts'

/**
 * Returns the page for an address without its record or right: the head with the response status, and the props of the
 * view `Missing`.
 */
export function missingPage(
  missing: Missing,
  { pathname, search }: URL,
): { head: Head; props: { missing: Missing; firstPage: string } } {
  const status = 'right' in missing ? 403 : 'unknown' in missing ? 404 : undefined
  const query = new URLSearchParams(search)
  query.delete('page')
  return {
    head: { title: titleOfMissing(missing), noindex: true, ...(status && { status }) },
    props: { missing, firstPage: pathname + (query.size ? `?${query}` : '') },
  }
}
