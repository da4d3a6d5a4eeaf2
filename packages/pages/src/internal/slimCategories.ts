import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import type { Category } from '@millwright/contract/entities'

/** The tree rides in every page: only what the panel shows. */
export function slimCategories(categories: readonly Category[]): MegaCategory[] {
  return categories.map(({ categoryId, categoryName, categories: children }) =>
    children?.length ? { categoryId, categoryName, categories: slimCategories(children) } : { categoryId, categoryName })
}
