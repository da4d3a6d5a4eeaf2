import type { AnswerOf, Client, InputOf } from '@millwright/contract/contract'
import type { BoughtProd } from '@millwright/contract/order/entities'
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
import { shownTree } from '../../loading/categoryTree.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { slimCard } from '../../loading/slimCard.ts'
import { categoryChoices } from './categoryChoices.ts'
import { findTrail } from '../../loading/findTrail.ts'
import { nearWords } from './nearWords.ts'
import { boughtBefore } from '../../loading/boughtBefore.ts'
import { searchGoods } from '../searchGoods.ts'
import type { NearWords } from './nearWords.ts'
import { flag, text } from '../../searchParams.ts'
import type { Param } from '../../searchParams.ts'

export type ListData = {
  head: Head
  /** The difference from `emptyFilter`. */
  filter?: Partial<ListFilter> | undefined
  problems?: ListProblem[] | undefined
  /**
   * The products, with everything that their markup depends on: the table heads link to the same list in another order.
   * Table rows carry their values in the order of `columns`.
   */
  products: ServerRendered<{
    shown: TableProduct[]
    columns: Facets['keyAttrs']
    view: ListFilter['view']
    filter?: ListFilter | undefined
    /** The buyer's latest purchases of these products. */
    bought?: BoughtProd[] | undefined
  }>
  /** Present if there are no products or no such page. */
  nothing?: true | undefined
  total: number
  pages: number
  /** The available filters. */
  panel: ServerRendered<FacetPanelProps>
  /** The names of the active filters. */
  chosen?: Pick<Facets, 'brands' | 'attrs'> | undefined
  understood?: Understood | undefined
  /** The path of the selected category from the root. */
  trail?: { name: string; href: string }[] | undefined
  /** Alternative searches if nothing was found. */
  near?: NearWords
  outcome?: ActionResult
}

const unfolded: Param<string> = (value) => (/^(brand|\d{1,19})$/.test(value) ? value : undefined)

/** The parameters of `readListFilter`, those of plain forms, and `all` for the unfolded group of choices. */
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

/** Loads `/list` and `/list/{id}`. Parameters of plain forms redirect to the canonical address. */
export const load: Loader<ListData, typeof searchParams> = (api, context) => loadList(api, context)

/** Loads the list, of all products or of the buyer's `pool`. */
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
  // An address with invalid input does not redirect, because the page shows its problems.
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
      bought: await purchasesOf(api, context, products.records),
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
    trail: trail.length === 0 ? undefined : trailLinks(trail, filter, of),
  }
}

/** Returns the buyer's latest purchases of the products. Undefined if there are none. */
async function purchasesOf(
  api: Client,
  context: Pick<LoaderContext, 'user'>,
  products: readonly Found[],
): Promise<BoughtProd[] | undefined> {
  const bought = await boughtBefore(
    api,
    context,
    products.map(({ prodId }) => prodId),
  )
  return bought.size > 0 ? [...bought.values()] : undefined
}

/** Returns the links to the categories of the breadcrumb, from the root to the selected one. */
function trailLinks(
  trail: readonly Category[],
  { categoryPath }: ListFilter,
  of: Pick<ListFilter, 'pool'>,
): ListData['trail'] {
  return trail.map(({ categoryName }, index) => ({
    name: categoryName,
    href: writeListPath({ ...of, categoryPath: categoryPath.slice(0, index + 1) }),
  }))
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
 * Removes the SKU of a product that has several SKUs, since nothing in the search selects one. A product with a single
 * SKU keeps it, so that its card can add it to the cart.
 */
function withoutSize(product: Found): Found {
  return (product.skuNumber ?? 1) === 1 ? product : { ...product, skuId: undefined }
}

/** Returns a table row. It contains only values; the names are in the table head. */
function tableRow(product: Found, columns: Facets['keyAttrs']): TableProduct {
  const held = new Map(product.keyAttrs?.map((attr): [string, KeyAttr] => [attr.attrId, attr]))
  return {
    ...slimCard(product),
    values: columns.map(({ attrId, unit }) => withoutUnit(held.get(attrId)?.value ?? '', unit)),
  }
}

/** Returns only the names of the active filters, which the chips show. */
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

/** Returns the category tree. Empty if the call failed, since the list works without it. */
async function categoryTree(api: Client): Promise<Category[]> {
  const tree = await orUndefined(api.categoryInfo())
  return tree ? shownTree(tree) : []
}

function titleOf(filter: ListFilter, trail: Category[]): TitleText {
  if (filter.keyword) return { namespace: 'list', key: 'titleKeyword', values: { keyword: filter.keyword } }
  const here = trail.at(-1)
  if (filter.pool) return here?.categoryName ?? { namespace: 'pool', key: 'title' }
  return here ? here.categoryName : { namespace: 'list', key: filter.newest ? 'titleNewest' : 'titleAll' }
}

/** Whether the list is filtered or sorted. */
function isNarrowed(filter: ListFilter): boolean {
  return refinementsOf(filter).length > 0 || filter.sort !== 'default' || filter.sortAttr !== undefined
}

/** Whether the address is a refinement, which crawlers should not index. */
function isRefined(filter: ListFilter): boolean {
  return isNarrowed(filter) || filter.view !== 'grid' || filter.exact
}
