import type { PickerKind, Pickers } from '../pickers.ts'
import { isRecord } from '@millwright/domain/isRecord'

/** The kind of things in the products of a block. A block of deals stores each product with its deal. */
const dealBlocks: Readonly<Record<string, PickerKind>> = { limited_skill: 'flashSale', discount_coupon: 'groupDeal' }

const fields: Readonly<Record<string, PickerKind>> = { categoryId: 'category', brandId: 'brand', shopId: 'shop' }

/** Returns the kind of things that a field chooses from, by the field's kind or name. */
export function pickerKindOf(kind: string, name: string, blockType: string, pickers: Pickers): PickerKind | undefined {
  if (kind === 'product') {
    const deal = dealBlocks[blockType]
    return deal && pickers[deal] ? deal : 'product'
  }
  if (kind === 'shop') return 'shop'
  return fields[name]
}

/** Returns the id in a reference to a product, a deal or a shop: the id itself, or the first known id of an object. */
export function refId(value: unknown): string {
  const plain = (one: unknown) => (typeof one === 'string' || typeof one === 'number' ? String(one) : '')
  if (!isRecord(value)) return plain(value)
  for (const name of ['seckillId', 'groupActivityId', 'prodId', 'shopId', 'categoryId', 'renovationId', 'couponId'])
    if (plain(value[name])) return plain(value[name])
  return ''
}
