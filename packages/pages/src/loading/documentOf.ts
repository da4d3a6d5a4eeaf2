import { readDecoration } from '@millwright/decoration/read'
import type { DecorationDocument } from '@millwright/decoration/read'
import { partsOf } from '@millwright/domain/partsOf'
import { path } from '@millwright/domain/paths/path'
import { hasScreen } from '../hasScreen.ts'
import { leavingPath } from '@millwright/domain/link/link'
import type { LinkingPage } from '@millwright/domain/link/link'
import { memoizeByResponse } from './memoizeByResponse.ts'

/**
 * Returns a merchant's page, parsed once for all requests that share the response. Links to other sites go through the
 * page that warns of leaving.
 */
export const documentOf = memoizeByResponse((page: { content?: unknown }, from?: LinkingPage) =>
  shownDocument(readDecoration(page.content).document, (href) => leavingPath(href, from)),
)

/** The block types that show deals, each with the screen that sells the deals. */
const deals: Readonly<Record<string, 'secdetail' | 'group-buy'>> = {
  limited_skill: 'secdetail',
  discount_coupon: 'group-buy',
}

/** Removes links without a screen, and deals that cannot be bought. */
export function shownDocument<D extends DecorationDocument>(
  document: D,
  change: (href: string) => string = (href) => href,
): D {
  const linkOf = (block: D['blocks'][number] | undefined) =>
    block && 'link' in block.data ? block.data.link : undefined
  const blocks = document.blocks.filter(({ type }) => {
    const deal = deals[type]
    return deal === undefined || hasScreen(path(deal))
  })
  const linked = eachLink(blocks, (href) => (hasScreen(href) ? change(href) : undefined))
  return { ...document, blocks: linked.filter((block, at) => !linkOf(blocks[at]) || linkOf(block)) }
}

/** Returns the addresses of other sites that a decorated page links to. */
export function outwardLinks(page: { content?: unknown }): ReadonlySet<string> {
  const found = new Set<string>()
  eachLink(readDecoration(page.content).document, (href) => {
    if (leavingPath(href) !== href) found.add(href)
    return href
  })
  return found
}

/** Maps every link of a decorated page. A link is an object with an `href`. */
function eachLink<T>(value: T, change: (href: string) => string | undefined): T {
  if (Array.isArray(value)) {
    // An entry that is only a link (a hot area, a navigation entry) is removed with its link.
    const linked = value.map((one) => [one, eachLink(one, change)])
    return linked.flatMap(([before, after]) => (isOnlyLink(before) && !after.target && !after.link ? [] : [after])) as T
  }
  if (typeof value !== 'object' || value === null) return value
  if ('href' in value && typeof value.href === 'string' && change(value.href) === undefined) return undefined as T
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'href' && typeof one === 'string' ? change(one) : eachLink(one, change),
    ]),
  ) as T
}

function isOnlyLink(value: unknown): boolean {
  const { target, link, w } = partsOf(value)
  return target !== undefined || (link !== undefined && w !== undefined)
}
