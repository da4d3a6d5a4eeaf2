import type { ListFilter } from '@millwright/domain/listFilter'

export function toggleBrand({ brandIds }: ListFilter, brandId: string): string[] {
  return brandIds.includes(brandId) ? brandIds.filter((id) => id !== brandId) : [...brandIds, brandId]
}

export function toggleAttr({ attrs }: ListFilter, attrId: string, valueId: string): ListFilter['attrs'] {
  const held = attrs.find((attr) => attr.attrId === attrId)
  if (!held) return [...attrs, { attrId, valueIds: [valueId] }]
  const valueIds = held.valueIds.includes(valueId) ? held.valueIds.filter((id) => id !== valueId) : [...held.valueIds, valueId]
  return attrs.flatMap((attr) => attr.attrId !== attrId ? [attr] : valueIds.length ? [{ attrId, valueIds }] : [])
}

/** Keyword, category and sort stay; brands, attributes, price and stock go. */
export function clearRefinements({ keyword, newest, categoryPath, sort }: ListFilter): Partial<ListFilter> {
  return { keyword, newest, categoryPath, sort }
}
