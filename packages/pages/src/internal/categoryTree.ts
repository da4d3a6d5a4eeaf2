import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import type { Category } from '@millwright/contract/entities'
import { shownCategories } from '@millwright/domain/category'
import { remembered } from './remembered.ts'
import { slimCategories } from './slimCategories.ts'

/** The categories that are shown, at every level; one tree for all requests that share the answer. */
export const shownTree = remembered((categories: readonly Category[]): Category[] => shownCategories(categories))

/** The same as the category panel needs them. */
export const slimTree = remembered((categories: readonly Category[]): MegaCategory[] => slimCategories(shownTree(categories)))
