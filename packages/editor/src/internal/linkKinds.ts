import type { Localised } from '@millwright/contract/blocks/decoder'
import { isId } from '@millwright/domain/id'
import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import { path } from '@millwright/domain/paths/path'
import type { Picker, PickerItem, PickerKind, Pickers } from '../pickers.ts'
import { refId } from './pickerOf.ts'

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
export function linkTo(type: string, value: unknown, name: Localised | undefined): Record<string, unknown> {
  const named = name ? { name } : {}
  if (isRecord(value) && value.type !== undefined && value.link !== undefined) return { ...named, ...value }
  if (type === 'coupon') return { type: 4, link: path('coupons', { couponId: refId(value) }), ...named }
  if (type === 'flashSale') return { type: 1, link: isRecord(value) ? { ...value, prodType: 2 } : value, ...named }
  if (type === 'groupDeal') return { type: 1, link: isRecord(value) ? value.prodId : value, ...named }
  if (type === '2') return { type: 2, link: Array.isArray(value) || isRecord(value) ? value : [value], ...named }
  return { type: Number(type), link: value, ...named }
}

/** Returns the choice of a link's type that a stored link shows: coupons and flash sales are links of types 4 and 1. */
export function shownType(held: Readonly<Record<string, unknown>>, pickers: Pickers): string {
  if (pickers.coupon && couponOf(held)) return 'coupon'
  const type = held.type === undefined ? '' : String(held.type)
  const isSale = type === '1' && isRecord(held.link) && String(held.link.prodType) === '2'
  return isSale && pickers.flashSale ? 'flashSale' : type
}

/** Returns the coupon to whose page a link leads. */
export function couponOf({ type, link }: Readonly<Record<string, unknown>>): string | undefined {
  const [at, query] = String(type) === '4' && typeof link === 'string' ? link.split('?', 2) : []
  const id = new URLSearchParams(query).get('couponId')
  return at === path('coupons') && isId(id) ? id : undefined
}

/** The wait for the name in the other language, in milliseconds. */
const PATIENCE = 3000

/**
 * Returns the name of a chosen thing in both languages. Undefined if the picker does not know the other language's: one
 * language's name would stand on the page of the other.
 */
export async function namesFor(
  picker: Picker | undefined,
  { id, label }: PickerItem,
  locale: Locale,
): Promise<Localised | undefined> {
  const other = locale === 'zh' ? 'en' : 'zh'
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  const found = await Promise.race([late, picker?.named?.([id], other)]).catch(() => undefined)
  const name = found?.find((one) => one.id === id)?.label
  return name === undefined ? undefined : locale === 'zh' ? { zh: label, en: name } : { zh: name, en: label }
}
