import { isId } from '../id.ts'

/** The infringed right: 1 trade mark, 2 patent, 3 copyright, 4 other. */
export const rightKinds = ['trademark', 'patent', 'copyright', 'other'] as const
export type RightKind = (typeof rightKinds)[number]

/** The maximum number of characters, products and files in a complaint. */
export const complaintLimits = {
  claimant: 60,
  rightNumber: 60,
  goods: 500,
  products: 20,
  content: 500,
  proofs: 5,
  name: 30,
  mail: 60,
} as const
export const COMPLAINT_MIN_LENGTH = 20

/** The states of a complaint by their number in the API: 0 under review, 1 accepted, 2 refused. */
export const complaintStates = ['review', 'accepted', 'refused'] as const
export type ComplaintState = (typeof complaintStates)[number]

/**
 * Reads a typed list of products: ids or addresses of product detail pages, separated by line breaks, commas or
 * semicolons. `unread` has all other parts.
 */
export function readGoods(text: string): { prodIds: string[]; unread: string[] } {
  const prodIds = new Set<string>()
  const unread: string[] = []
  for (const line of text
    .split(/[\n,，;；]+/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const found = /(?:^|\/)(?:detail|datasheet)\/(\d+)(?:[?#/]|$)/.exec(line)?.[1] ?? line
    if (isId(found)) prodIds.add(found)
    else unread.push(line)
  }
  return { prodIds: [...prodIds], unread }
}
