import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import type { Category } from '@millwright/contract/catalogue/entities'

const HINTS = 3

/**
 * The roots ride in every page, each with the first of what is under it; the rest is asked for when the panel is used.
 */
export function rootCategories(tree: readonly Category[]): MegaCategory[] {
  return tree.map(({ categoryId, categoryName, categories = [] }) => ({
    categoryId,
    categoryName,
    hint: categories
      .slice(0, HINTS)
      .map((child) => child.categoryName)
      .join(' / '),
  }))
}

/** Only what the panel shows. */
export function slimCategories(categories: readonly Category[]): MegaCategory[] {
  return categories.map(({ categoryId, categoryName, categories: children }) =>
    children?.length
      ? { categoryId, categoryName, categories: slimCategories(children) }
      : { categoryId, categoryName },
  )
}
