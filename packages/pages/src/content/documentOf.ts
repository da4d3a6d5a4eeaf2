import { readDecoration } from '@millwright/decoration/read'
import { leavingPath } from '@millwright/domain/link/link'
import type { LinkingPage } from '@millwright/domain/link/link'
import { remembered } from '../loading/remembered.ts'

/**
 * What a merchant decorated, read once for all requests that share the answer. Its links to other sites go by the page
 * that says so.
 */
export const documentOf = remembered((page: { content?: unknown }, from?: LinkingPage) =>
  eachLink(readDecoration(page.content).document, (href) => leavingPath(href, from)),
)

/** The addresses of other sites that a decorated page links. */
export function outwardLinks(page: { content?: unknown }): ReadonlySet<string> {
  const found = new Set<string>()
  eachLink(readDecoration(page.content).document, (href) => {
    if (leavingPath(href) !== href) found.add(href)
    return href
  })
  return found
}

/** A decorated page is data: wherever a link stands in it, it is an object with an `href`. */
function eachLink<T>(value: T, change: (href: string) => string): T {
  if (Array.isArray(value)) return value.map((one) => eachLink(one, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'href' && typeof one === 'string' ? change(one) : eachLink(one, change),
    ]),
  ) as T
}
