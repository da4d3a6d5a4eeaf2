import type { Head, TextKey } from './loader.ts'
import type { MissingProps } from './site/Missing/Missing.tsx'
import { rights, things } from './site/Missing/missings.ts'

/**
 * What an address lacks: it names nothing; what it names is not there, or is another account's; or the person has no
 * right to it.
 */
export type Missing =
  | { unnamed: keyof typeof things }
  | { unknown: keyof typeof things }
  | { right: keyof typeof rights }

/** What is missing, in one sentence. */
export function titleOfMissing(missing: Missing): TextKey {
  if ('right' in missing) return { namespace: 'missing', key: rights[missing.right].title }
  return 'unnamed' in missing
    ? { namespace: 'missing', key: things[missing.unnamed].unnamed }
    : things[missing.unknown].unknown
}

/** What stands at such an address: its head, with the status of the answer, and the props of the view `Missing`. */
export function missingPage(missing: Missing, { pathname, search }: URL): { head: Head; props: MissingProps } {
  const status = 'right' in missing ? 403 : 'unknown' in missing ? 404 : undefined
  const query = new URLSearchParams(search)
  query.delete('page')
  return {
    head: { title: titleOfMissing(missing), noindex: true, ...(status && { status }) },
    props: { missing, firstPage: pathname + (query.size ? `?${query}` : '') },
  }
}
