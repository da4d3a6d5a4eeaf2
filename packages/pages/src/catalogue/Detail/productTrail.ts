import type { Category, ProdCard } from '@millwright/contract/catalogue/entities'
import { shownCategories } from '@millwright/domain/list/category'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { findTrail } from '../../loading/findTrail.ts'

type Placed = Pick<ProdCard, 'primaryCategoryId' | 'secondaryCategoryId' | 'categoryId'>

/** Returns the ids of a product's categories, from the widest to the nearest. */
export function categoryPathOf({ primaryCategoryId, secondaryCategoryId, categoryId }: Placed): string[] {
  return [primaryCategoryId, secondaryCategoryId, categoryId].filter((id) => id !== undefined)
}

/** Returns the links to a product's categories, from the widest to the nearest. */
export function productTrail(tree: readonly Category[], product: Placed): { name: string; href: string }[] {
  const categoryPath = categoryPathOf(product)
  return findTrail(shownCategories(tree), categoryPath).map(({ categoryName }, index) => ({
    name: categoryName,
    href: writeListPath({ categoryPath: categoryPath.slice(0, index + 1) }),
  }))
}
