export type CategoryNode<C> = {
  categoryId: string
  parentId: string
  status?: number | undefined
  categories?: C[] | undefined
}

/** Only categories with status 1 (or none said) are shown, at every level. */
export function shownCategories<C extends CategoryNode<C>>(categories: readonly C[]): C[] {
  return categories
    .filter(({ status }) => status === undefined || status === 1)
    .map((category) =>
      category.categories ? { ...category, categories: shownCategories(category.categories) } : category,
    )
}

/** Brands are deduplicated by name; the first of a name stays. */
export function uniqueBrands<B extends { brandName: string }>(brands: readonly B[]): B[] {
  const seen = new Set<string>()
  return brands.filter(({ brandName }) => !seen.has(brandName) && seen.add(brandName))
}
