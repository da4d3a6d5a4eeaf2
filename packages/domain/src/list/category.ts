export type CategoryNode<C> = {
  categoryId: string
  parentId: string
  status?: number | undefined
  categories?: C[] | undefined
}

/** Returns the visible categories: categories with status 1 or without a status, at every level. */
export function shownCategories<C extends CategoryNode<C>>(categories: readonly C[]): C[] {
  return categories
    .filter(({ status }) => status === undefined || status === 1)
    .map((category) =>
      category.categories ? { ...category, categories: shownCategories(category.categories) } : category,
    )
}

/** Removes brands with a repeated name. The first brand of a name stays. */
export function uniqueBrands<B extends { brandName: string }>(brands: readonly B[]): B[] {
  const seen = new Set<string>()
  return brands.filter(({ brandName }) => !seen.has(brandName) && seen.add(brandName))
}
