import type { ListFilter } from '@millwright/domain/listFilter'

/** How many refinements are chosen, for the phone's filter button. */
export function countRefinements({ brandIds, attrs, minPrice, maxPrice, inStock }: ListFilter): number {
  return brandIds.length + attrs.reduce((sum, { valueIds }) => sum + valueIds.length, 0) + (minPrice || maxPrice ? 1 : 0) + (inStock ? 1 : 0)
}
