import { isRecord } from '@millwright/domain/isRecord'
import type { PickerKind, Pickers } from '../pickers.ts'

/** The six types of link, and the kind of things that each chooses from. Types 4 and 6 are written or listed. */
export const linkKinds: Readonly<Record<string, PickerKind | undefined>> = {
  1: 'product',
  2: 'category',
  3: 'shop',
  4: undefined,
  5: 'page',
  6: undefined,
}

/** Deals and coupons: the host's entry says which of the six links leads to each. */
const dealKinds = ['coupon', 'flashSale', 'groupDeal'] as const

/** Returns the choices of a link's type that an editor offers. */
export function offeredLinks(pickers: Pickers): string[] {
  return [...Object.keys(linkKinds), ...dealKinds.filter((kind) => pickers[kind])]
}

/** Returns the JSON of a link to a chosen thing. An entry whose value is a link is stored as it is. */
export function linkTo(type: string, value: unknown, name: string): Record<string, unknown> {
  if (isRecord(value) && value.type !== undefined && value.link !== undefined) return { name, ...value }
  if (type === 'coupon') return { type: 4, link: 'coupon', name }
  if (type === 'flashSale') return { type: 1, link: isRecord(value) ? { ...value, prodType: 2 } : value, name }
  if (type === 'groupDeal') return { type: 1, link: isRecord(value) ? value.prodId : value, name }
  if (type === '2') return { type: 2, link: Array.isArray(value) || isRecord(value) ? value : [value], name }
  return { type: Number(type), link: value, name }
}
