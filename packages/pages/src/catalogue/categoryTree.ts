import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import type { Category } from '@millwright/contract/catalogue/entities'
import { shownCategories } from '@millwright/domain/list/category'
import { remembered } from '../loading/remembered.ts'
import { rootCategories, slimCategories } from './slimCategories.ts'

/** The categories that are shown, at every level; one tree for all requests that share the answer. */
export const shownTree = remembered((categories: readonly Category[]): Category[] => shownCategories(categories))

/** The roots alone, as they stand in the category panel. */
export const shownRoots = remembered((categories: readonly Category[]): MegaCategory[] =>
  rootCategories(shownTree(categories)),
)

/** All of them as the category panel needs them. */
export const slimTree = remembered((categories: readonly Category[]): MegaCategory[] =>
  slimCategories(shownTree(categories)),
)
