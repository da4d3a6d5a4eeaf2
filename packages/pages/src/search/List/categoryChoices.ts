import type { Category } from '@millwright/contract/catalogue/entities'
import type { Facets } from '@millwright/contract/search/entities'
import { writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'

export type CategoryChoice = { name: string; href: string; count?: number; current?: boolean }

/**
 * Returns the category links with their counts: the children of the selected category, or its siblings if it is a leaf.
 */
export function categoryChoices(
  tree: Category[],
  trail: Category[],
  filter: ListFilter,
  facets: Facets,
): CategoryChoice[] {
  const here = trail.at(-1)
  const leaf = here !== undefined && !here.categories?.length
  const above = leaf ? trail.slice(0, -1) : trail
  const options = above.length ? (above.at(-1)?.categories ?? []) : tree
  const counts = new Map(facets.categories.map(({ categoryId, count }) => [categoryId, count]))
  return options.flatMap((category) => {
    const count = sumOf(category, counts)
    const current = category.categoryId === here?.categoryId
    if (counts.size && !count && !current) return []
    const path = [...above.map(({ categoryId }) => categoryId), category.categoryId]
    // Attributes and their sort order belong to one category. In another they would match nothing.
    const narrower = {
      ...filter,
      categoryPath: path,
      page: 1,
      ...(leaf && { attrs: [], ranges: [], sortAttr: undefined }),
    }
    return [
      {
        name: category.categoryName,
        href: writeListPath(narrower),
        ...(count && { count }),
        ...(current && { current }),
      },
    ]
  })
}

/** Returns the count of a category. Counts exist for one level; a level above sums its children. */
function sumOf(category: Category, counts: ReadonlyMap<string, number | undefined>): number | undefined {
  const own = counts.get(category.categoryId)
  if (own !== undefined) return own
  const below = (category.categories ?? []).map((child) => sumOf(child, counts) ?? 0)
  return below.reduce((sum, count) => sum + count, 0) || undefined
}
