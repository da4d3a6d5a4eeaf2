import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import type { Category } from '@millwright/contract/catalogue/entities'
import { shownCategories } from '@millwright/domain/list/category'
import { memoizeByResponse } from './memoizeByResponse.ts'
import { rootCategories, slimCategories } from './slimCategories.ts'

/** Returns the visible categories at every level. Requests that share a response share the tree. */
export const shownTree = memoizeByResponse((categories: readonly Category[]): Category[] => shownCategories(categories))

/** Returns only the root categories, for the category panel. */
export const shownRoots = memoizeByResponse((categories: readonly Category[]): MegaCategory[] =>
  rootCategories(shownTree(categories)),
)

/** Returns all categories, reduced to the fields of the category panel. */
export const slimTree = memoizeByResponse((categories: readonly Category[]): MegaCategory[] =>
  slimCategories(shownTree(categories)),
)
