import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import type { Category } from '@millwright/contract/catalogue/entities'

const HINTS = 3

/**
 * Returns the root categories, each with the names of its first children as a hint. Every page carries them; the other
 * levels load on demand.
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

/** Reduces the categories to the fields of the panel. */
export function slimCategories(categories: readonly Category[]): MegaCategory[] {
  return categories.map(({ categoryId, categoryName, pic, categories: children }) =>
    children?.length
      ? { categoryId, categoryName, categories: slimCategories(children) }
      : { categoryId, categoryName, ...(pic !== undefined && { pic }) },
  )
}
