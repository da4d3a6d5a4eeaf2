import type { AnswerOf, Client, InputOf } from '@millwright/contract/contract'
import type { Category, KeyAttr } from '@millwright/contract/catalogue/entities'
import type { Facets, Understood } from '@millwright/contract/search/entities'
import type { FacetPanelProps } from '@millwright/commerce/FacetPanel'
import type { TableProduct } from '@millwright/commerce/ProductTable'
import { LIST_PAGE_SIZE } from '@millwright/domain/constants'
import {
  emptyFilter,
  readListFilter,
  sortNumbers,
  writeAttrIds,
  writeAttrRanges,
  writeListPath,
} from '@millwright/domain/list/listFilter'
import type { ListFilter, ListProblem } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import { withoutUnit } from '@millwright/domain/product/measure'
import { refinementsOf } from '@millwright/domain/list/refinements'
import { missing, redirect } from '../../loader.ts'
import { serverRendered } from '../../serverRendered.ts'
import type { ServerRendered } from '@millwright/ui/StaticHtml'
import type { Head, Loader, LoaderContext, ActionResult, TitleText } from '../../loader.ts'
import { shownTree } from '../../catalogue/categoryTree.ts'
import { quietly } from '../../loading/quietly.ts'
import { slimCard } from '../../catalogue/slimCard.ts'
import { categoryChoices } from './categoryChoices.ts'
import { findTrail } from './findTrail.ts'
import { nearWords } from './nearWords.ts'
import { searchGoods } from '../searchGoods.ts'
import type { NearWords } from './nearWords.ts'
import { flag, text } from '../../searchParams.ts'
import type { Param } from '../../searchParams.ts'

export type ListData = {
  head: Head
  /** What was asked for beyond the `emptyFilter`. */
  filter?: Partial<ListFilter> | undefined
  problems?: ListProblem[] | undefined
  /** In the table each with its values under `columns`. */
  /** With all that their drawing depends on: a table's heads lead to the same list in another order. */
  products: ServerRendered<{
    shown: TableProduct[]
    columns: Facets['keyAttrs']
    view: ListFilter['view']
    filter?: ListFilter | undefined
  }>
  /** Nothing at all, or no such page. */
  nothing?: true | undefined
  total: number
  pages: number
  /** What it can be narrowed by. */
  panel: ServerRendered<FacetPanelProps>
  /** The names of what it is narrowed by. */
  chosen?: Pick<Facets, 'brands' | 'attrs'> | undefined
  understood?: Understood | undefined
  /** The chosen category's way from the root. */
  trail?: { name: string; href: string }[] | undefined
  /** Where nothing was found: what to search instead. */
  near?: NearWords
  outcome?: ActionResult
}

const unfolded: Param<string> = (value) => (/^(brand|\d{1,19})$/.test(value) ? value : undefined)

/** What `readListFilter` reads, what plain forms send, and `all` for the group of choices that is unfolded. */
export const searchParams = {
  pn: text,
  st: flag,
  brand: text,
  attr: text,
  range: text,
  of: text,
  from: text,
  to: text,
  min: text,
  max: text,
  stock: flag,
  sort: text,
  view: text,
  exact: flag,
  page: text,
  kind: text,
  all: unfolded,
}

/** `/list` and `/list/{id}`. What plain forms send is sent on to the address of what they ask. */
export const load: Loader<ListData, typeof searchParams> = (api, context) => loadList(api, context)

/** The list, of the mall's goods or of the buyer's `pool`. */
export async function loadList(
  api: Client,
  context: LoaderContext<typeof searchParams>,
  of: Pick<ListFilter, 'pool'> = {},
): Promise<ListData> {
  const query = context.url.searchParams
  const { filter: asked, problems } = readListFilter(context.params.id, query)
  const filter = { ...asked, ...of }
  if (context.query.kind === 'shop') redirect(path('shopList', { shopName: filter.keyword ?? '' }))
  const canonical = writeListPath(filter)
  const form = query.has('kind') || query.has('of') || (query.has('pn') && !context.params.id && !filter.pool)
  // What is wrong is said at the address that is wrong.
  if (form && problems.length === 0) redirect(canonical)

  const [found, tree] = await Promise.all([
    filter.pool ? api.productPoolFacets(searchOf(filter)) : searchGoods(api, context, searchOf(filter)),
    categoryTree(api),
  ])
  const trail = findTrail(tree, filter.categoryPath)
  if (tree.length && trail.length < filter.categoryPath.length) missing({ unknown: 'category' })
  const { products, understood, ...facets } = found
  const ofSizes = isNarrowed(filter) || filter.keyword !== undefined || filter.pool
  const near = products.total === 0 && filter.keyword ? await nearWords(api, filter) : undefined
  return {
    head: { title: titleOf(filter, trail), canonical, noindex: isRefined(filter) || filter.pool },
    filter: askedOf(filter),
    problems: problems.length > 0 ? problems : undefined,
    products: serverRendered({
      shown: products.records.map((product) =>
        filter.view === 'table'
          ? tableRow(product, facets.keyAttrs)
          : slimCard(ofSizes ? product : withoutSize(product)),
      ),
      columns: facets.keyAttrs,
      view: filter.view,
      filter: filter.view === 'table' ? filter : undefined,
    }),
    nothing: products.records.length === 0 || undefined,
    total: products.total,
    pages: products.pages,
    panel: serverRendered({
      filter,
      facets,
      categories: categoryChoices(
        tree,
        trail,
        products.total === 0 ? { ...emptyFilter, ...of, view: filter.view } : filter,
        facets,
      ),
      unfolded: context.query.all,
    }),
    chosen: refinementsOf(filter).length > 0 ? namesOf(filter, facets) : undefined,
    understood: filter.keyword === undefined ? undefined : understood,
    near,
    trail:
      trail.length === 0
        ? undefined
        : trail.map(({ categoryName }, index) => ({
            name: categoryName,
            href: writeListPath({ ...of, categoryPath: filter.categoryPath.slice(0, index + 1) }),
          })),
  }
}

function searchOf(filter: ListFilter): InputOf<'searchWithFacets'> {
  const [primaryCategoryId, secondaryCategoryId, categoryId] = filter.categoryPath
  const { sortAttr, exact, view } = filter
  return {
    current: filter.page,
    size: LIST_PAGE_SIZE,
    keyword: filter.keyword,
    primaryCategoryId,
    secondaryCategoryId,
    categoryId,
    brandIds: filter.brandIds.join(',') || undefined,
    attrIds: writeAttrIds(filter.attrs),
    attrRanges: writeAttrRanges(filter.ranges),
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
    hasStock: filter.inStock || undefined,
    sort: sortNumbers[filter.sort] ?? (filter.newest ? sortNumbers.newest : undefined),
    sortAttr: sortAttr?.attrId,
    sortDown: sortAttr?.down || undefined,
    withAttrs: view === 'table' || undefined,
    exact: exact || undefined,
  }
}

type Found = AnswerOf<'searchWithFacets'>['products']['records'][number]

function askedOf(filter: ListFilter): Partial<ListFilter> | undefined {
  const plain: Readonly<Record<string, unknown>> = emptyFilter
  const asked = Object.entries(filter).filter(([name, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== plain[name],
  )
  return asked.length > 0 ? Object.fromEntries(asked) : undefined
}

/**
 * Of a family that nobody asked a size of, none is meant: its page opens as it does by itself. What has one size is
 * bought in place, by that.
 */
function withoutSize(product: Found): Found {
  return (product.skuNumber ?? 1) === 1 ? product : { ...product, skuId: undefined }
}

/** Sixty rows carry their values alone; the names stand in the head. */
function tableRow(product: Found, columns: Facets['keyAttrs']): TableProduct {
  const held = new Map(product.keyAttrs?.map((attr): [string, KeyAttr] => [attr.attrId, attr]))
  return {
    ...slimCard(product),
    values: columns.map(({ attrId, unit }) => withoutUnit(held.get(attrId)?.value ?? '', unit)),
  }
}

/** The chips need no more of the facets than what they name. */
function namesOf({ brandIds, attrs, ranges }: ListFilter, facets: Facets): ListData['chosen'] {
  const valuesOf = new Map(attrs.map(({ attrId, valueIds }) => [attrId, valueIds]))
  return {
    brands: facets.brands.filter(({ brandId }) => brandIds.includes(brandId)),
    attrs: facets.attrs
      .filter(({ attrId }) => valuesOf.has(attrId) || ranges.some((range) => range.attrId === attrId))
      .map((attr) => ({
        ...attr,
        attrValues: attr.attrValues.filter(({ attrValueId }) => valuesOf.get(attr.attrId)?.includes(attrValueId)),
      })),
  }
}

/** A list without its tree still lists. */
async function categoryTree(api: Client): Promise<Category[]> {
  const tree = await quietly(api.categoryInfo())
  return tree ? shownTree(tree) : []
}

function titleOf(filter: ListFilter, trail: Category[]): TitleText {
  if (filter.keyword) return { namespace: 'list', key: 'titleKeyword', values: { keyword: filter.keyword } }
  const here = trail.at(-1)
  if (filter.pool) return here?.categoryName ?? { namespace: 'pool', key: 'title' }
  return here ? here.categoryName : { namespace: 'list', key: filter.newest ? 'titleNewest' : 'titleAll' }
}

/** Whether something was chosen or put in order. */
function isNarrowed(filter: ListFilter): boolean {
  return refinementsOf(filter).length > 0 || filter.sort !== 'default' || filter.sortAttr !== undefined
}

/** Crawlers need the categories, not every combination of their filters. */
function isRefined(filter: ListFilter): boolean {
  return isNarrowed(filter) || filter.view !== 'grid' || filter.exact
}
