import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import type { Category } from '@millwright/contract/catalogue/entities'
import { shownCategories } from '@millwright/domain/list/category'
import { remembered } from './remembered.ts'
import { rootCategories, slimCategories } from './slimCategories.ts'

/** Returns the visible categories at every level. Requests that share a response share the tree. */
export const shownTree = remembered((categories: readonly Category[]): Category[] => shownCategories(categories))

/** Returns only the root categories, for the category panel. */
export const shownRoots = remembered((categories: readonly Category[]): MegaCategory[] =>
  rootCategories(shownTree(categories)),
)

/** Returns all categories, reduced to the fields of the category panel. */
export const slimTree = remembered((categories: readonly Category[]): MegaCategory[] =>
  slimCategories(shownTree(categories)),
)
