import type { Client, InputOf } from '@millwright/contract/contract'
import type { Category, Facets } from '@millwright/contract/entities'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { LIST_PAGE_SIZE } from '@millwright/domain/constants'
import { readListFilter, sortNumbers, writeAttrIds, writeListPath } from '@millwright/domain/listFilter'
import type { ListFilter, ListProblem } from '@millwright/domain/listFilter'
import { shownCategories } from '@millwright/domain/category'
import { goTo } from '../at.ts'
import type { Head, Load, TitleText } from '../at.ts'
import { slimCard } from '../internal/slimCard.ts'
import { findTrail } from './findTrail.ts'

export type ListData = {
  head: Head
  filter: ListFilter
  problems: ListProblem[]
  products: CardProduct[]
  total: number
  pages: number
  facets: Facets
  /** The chosen category's way from the root. */
  trail: { name: string; href: string }[]
  categories: { name: string; href: string; count?: number; current?: boolean }[]
}

/** `/list` and `/list/{id}` (R2.17). The header's search form comes here too and is sent on to the address of what it asks. */
export const load: Load<ListData> = async (api, at) => {
  const query = at.url.searchParams
  const { filter, problems } = readListFilter(at.params.id, query)
  if (query.get('kind') === 'shop') goTo(`/shopList?shopName=${encodeURIComponent(filter.keyword ?? '')}`)
  const canonical = writeListPath(filter)
  if (query.has('kind') || (query.has('pn') && !at.params.id)) goTo(canonical)

  const [found, tree] = await Promise.all([api.searchWithFacets(searchOf(filter)), categoryTree(api)])
  const { products, ...facets } = found
  const trail = findTrail(tree, filter.categoryPath)
  return {
    head: { title: titleOf(filter, trail), canonical, noindex: isRefined(filter) || undefined },
    filter, problems,
    products: products.records.map(slimCard), total: products.total, pages: products.pages,
    facets,
    trail: trail.map(({ categoryName }, index) => ({ name: categoryName, href: writeListPath({ categoryPath: filter.categoryPath.slice(0, index + 1) }) })),
    categories: categoryChoices(tree, trail, filter, facets),
  }
}

function searchOf(filter: ListFilter): InputOf<'searchWithFacets'> {
  const [primaryCategoryId, secondaryCategoryId, categoryId] = filter.categoryPath
  return {
    current: filter.page, size: LIST_PAGE_SIZE, keyword: filter.keyword?.slice(0, 200), primaryCategoryId, secondaryCategoryId, categoryId,
    brandIds: filter.brandIds.join(',') || undefined, attrIds: writeAttrIds(filter.attrs),
    minPrice: filter.minPrice, maxPrice: filter.maxPrice, hasStock: filter.inStock || undefined,
    sort: sortNumbers[filter.sort] ?? (filter.newest ? sortNumbers.newest : undefined),
  }
}

/** A list without its tree still lists. */
async function categoryTree(api: Client): Promise<Category[]> {
  return shownCategories(await api.categoryInfo().catch(() => []))
}

/** Where to go from here: the children of the chosen category, or its sisters at the end of the tree, with their counts. */
function categoryChoices(tree: Category[], trail: Category[], filter: ListFilter, facets: Facets): ListData['categories'] {
  const here = trail.at(-1)
  const leaf = here !== undefined && !here.categories?.length
  const above = leaf ? trail.slice(0, -1) : trail
  const options = above.length ? above.at(-1)?.categories ?? [] : tree
  const counts = new Map(facets.categories.map(({ categoryId, count }) => [categoryId, count]))
  return options.flatMap((category) => {
    const count = sumOf(category, counts)
    const current = category.categoryId === here?.categoryId
    if (counts.size && !count && !current) return []
    const path = [...above.map(({ categoryId }) => categoryId), category.categoryId]
    return [{ name: category.categoryName, href: writeListPath({ ...filter, categoryPath: path, page: 1 }), ...(count && { count }), ...(current && { current }) }]
  })
}

/** Counts come for one level of the tree; a level above is the sum of its children. */
function sumOf(category: Category, counts: ReadonlyMap<string, number | undefined>): number | undefined {
  const own = counts.get(category.categoryId)
  if (own !== undefined) return own
  const below = (category.categories ?? []).map((child) => sumOf(child, counts) ?? 0)
  return below.reduce((sum, count) => sum + count, 0) || undefined
}

function titleOf(filter: ListFilter, trail: Category[]): TitleText {
  if (filter.keyword) return { area: 'list', key: 'titleKeyword', values: { keyword: filter.keyword } }
  const here = trail.at(-1)
  return here ? here.categoryName : { area: 'list', key: filter.newest ? 'titleNewest' : 'titleAll' }
}

/** Crawlers need the categories, not every combination of their filters. */
function isRefined({ brandIds, attrs, minPrice, maxPrice, inStock, sort }: ListFilter): boolean {
  return brandIds.length > 0 || attrs.length > 0 || minPrice !== undefined || maxPrice !== undefined || inStock || sort !== 'default'
}
