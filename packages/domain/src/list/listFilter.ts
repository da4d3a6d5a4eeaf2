import { isId } from '../id.ts'
import { readMoney } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import { readKeyword } from '../account/validation.ts'
import { path } from '../paths/path.ts'
import { withoutUndefined } from '../table.ts'

export const listSorts = ['default', 'newest', 'sales', 'priceUp', 'priceDown'] as const
export type ListSort = (typeof listSorts)[number]
export const listViews = ['grid', 'rows', 'table'] as const
export type ListView = (typeof listViews)[number]

/** The `sort` parameter of the search API for each sort (api.md 1.4, SearchQuery). */
export const sortNumbers = {
  default: undefined,
  newest: 1,
  sales: 2,
  priceDown: 4,
  priceUp: 5,
} as const satisfies Record<ListSort, number | undefined>

/**
 * The state of a product list. Each state has exactly one address. Category ids run from the root to the chosen level.
 */
export type ListFilter = {
  /** Whether the list is limited to the buyer's agreed products (`/commoditypool`). Not part of the query. */
  pool?: true | undefined
  keyword?: string | undefined
  /** `st-1`: new products only. */
  newest: boolean
  categoryPath: string[]
  brandIds: string[]
  /** The chosen values of each attribute. `writeAttrIds` writes them for the search API. */
  attrs: { attrId: string; valueIds: string[] }[]
  /** The ranges of numeric attributes, in the attribute's unit. Each range has at least one bound. */
  ranges: AttrRange[]
  minPrice?: Money | undefined
  maxPrice?: Money | undefined
  inStock: boolean
  sort: ListSort
  /** The sort by a numeric attribute, chosen in a table's head. Takes precedence over `sort`. */
  sortAttr?: { attrId: string; down: boolean } | undefined
  view: ListView
  /** Whether the keyword is searched literally, without corrections and without reading conditions from it. */
  exact: boolean
  page: number
}

export type AttrRange = { attrId: string; min?: number | undefined; max?: number | undefined }

export type ListProblem = 'unknownPart' | 'badNumber' | 'badPage' | 'priceRange' | 'attrRange' | 'longKeyword'

export const emptyFilter: ListFilter = {
  newest: false,
  categoryPath: [],
  brandIds: [],
  attrs: [],
  ranges: [],
  inStock: false,
  sort: 'default',
  view: 'grid',
  exact: false,
  page: 1,
}

const rangePattern = /^(\d{1,19})_(-?\d{1,9}(?:\.\d{1,6})?)?~(-?\d{1,9}(?:\.\d{1,6})?)?$/
const PAGE_LIMIT = 10_000
/** The search's upper bound of prices. */
const PRICE_LIMIT = 1e12
/** The search's maximum keyword length. A longer keyword is cut and reported. */
const KEYWORD_LIMIT = 200

/**
 * Reads the `{id}` of `/list/{id}` and the query. `{id}` is `pn-KEYWORD`, `pn=KEYWORD`, `st=0|1` or
 * `cpid-1_cid-2_thCid-3_st-0_p-2`. The query has the refinements: `brand`, `attr`, `range`, `min`, `max`, `stock`,
 * `sort`, `view`, `exact`, `page`. A form without JavaScript sends one range as `of` (the attribute), `from` and `to`
 * (the bounds). It replaces that attribute's range. Never fails: unreadable parts are left out and reported in
 * `problems`.
 */
export function readListFilter(
  id: string | undefined,
  query: URLSearchParams,
): { filter: ListFilter; problems: ListProblem[] } {
  const problems = new Set<ListProblem>()
  const filter: ListFilter = { ...emptyFilter, categoryPath: [], brandIds: [], attrs: [], ranges: [] }
  readPacked(id ?? '', filter, problems)

  const pn = query.get('pn')
  if (pn !== null && filter.keyword === undefined) filter.keyword = readKeyword(pn)
  if (query.get('st') === '1') filter.newest = true

  for (const brand of splitIds(query.get('brand'), ','))
    isId(brand) ? filter.brandIds.push(brand) : problems.add('unknownPart')
  for (const part of splitIds(query.get('attr'), '^')) {
    const [attrId = '', values = ''] = part.split('_', 2)
    const valueIds = values.split(',').filter(isId)
    if (isId(attrId) && valueIds.length) filter.attrs.push({ attrId, valueIds })
    if (!isId(attrId) || valueIds.length < values.split(',').length) problems.add('unknownPart')
  }
  for (const part of splitIds(query.get('range'), '^')) {
    const range = readRange(part)
    if (range === undefined) problems.add('unknownPart')
    else if (isCrossed(range)) problems.add('attrRange')
    else if (filter.ranges.every(({ attrId }) => attrId !== range.attrId)) filter.ranges.push(range)
  }
  if (query.has('of')) readRangeForm(query, filter, problems)

  filter.minPrice = readPrice(query.get('min'), problems)
  filter.maxPrice = readPrice(query.get('max'), problems)
  if (filter.minPrice && filter.maxPrice && Number(filter.minPrice) > Number(filter.maxPrice)) {
    problems.add('priceRange')
    delete filter.minPrice
    delete filter.maxPrice
  }
  filter.inStock = query.get('stock') === '1'

  const sort = query.get('sort')
  const byAttr = /^attr-(\d{1,19})(-down)?$/.exec(sort ?? '')
  if (isId(byAttr?.[1])) filter.sortAttr = { attrId: byAttr[1], down: byAttr[2] !== undefined }
  else if (sort !== null) filter.sort = oneOf(listSorts, sort, problems) ?? filter.sort
  const view = query.get('view')
  if (view !== null) filter.view = oneOf(listViews, view, problems) ?? filter.view
  filter.exact = query.get('exact') === '1'
  if (filter.keyword && filter.keyword.length > KEYWORD_LIMIT) {
    problems.add('longKeyword')
    // The cut may split a surrogate pair, so a first half at the end is removed.
    filter.keyword = filter.keyword
      .slice(0, KEYWORD_LIMIT)
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  }

  const page = query.get('page')
  if (page !== null)
    /^[1-9]\d{0,4}$/.test(page) && Number(page) <= PAGE_LIMIT ? (filter.page = Number(page)) : problems.add('badPage')
  return { filter: withoutUndefined(filter), problems: [...problems] }
}

function readPacked(id: string, filter: ListFilter, problems: Set<ListProblem>) {
  if (!id) return
  const keyword = /^pn[-=](.*)$/su.exec(id)
  if (keyword) {
    filter.keyword = readKeyword(keyword[1] ?? '')
    return
  }
  const levels: Record<string, string> = {}
  for (const part of id.split('_')) {
    const [key = '', value = ''] = part.split(/[-=]/, 2)
    if (key === 'st' && (value === '0' || value === '1')) filter.newest = value === '1'
    else if (key === 'p') continue // the number of levels, which the ids already show
    else if (['cpid', 'cid', 'thCid'].includes(key) && (isId(value) || value === '')) levels[key] = value
    else problems.add('unknownPart')
  }
  for (const key of ['cpid', 'cid', 'thCid']) {
    const value = levels[key]
    if (!value || value === '0') break
    filter.categoryPath.push(value)
  }
}

function splitIds(text: string | null, mark: string): string[] {
  return (text ?? '').split(mark).filter(Boolean).slice(0, 50)
}

/** Reads `attrId_min~max`. One bound may be missing, not both. */
function readRange(text: string): AttrRange | undefined {
  const [, attrId, min, max] = rangePattern.exec(text) ?? []
  if (!isId(attrId) || (min === undefined && max === undefined)) return undefined
  return { attrId, ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) }
}

function isCrossed({ min, max }: AttrRange): boolean {
  return min !== undefined && max !== undefined && min > max
}

function readRangeForm(query: URLSearchParams, filter: ListFilter, problems: Set<ListProblem>) {
  const of = query.get('of') ?? ''
  const [from, to] = ['from', 'to'].map((name) =>
    withPoint((query.get(name) ?? '').normalize('NFKC').trim()).replace(/^\.(?=\d)/, '0.'),
  )
  filter.ranges = filter.ranges.filter(({ attrId }) => attrId !== of)
  if (!from && !to) return
  const range = readRange(`${of}_${from}~${to}`)
  if (!range) problems.add('badNumber')
  else if (isCrossed(range)) problems.add('attrRange')
  else filter.ranges.push(range)
}

function readPrice(text: string | null, problems: Set<ListProblem>): Money | undefined {
  if (!text) return undefined
  const amount = readMoney(withPoint(text))
  if (amount && Number(amount) >= 0 && Number(amount) <= PRICE_LIMIT) return amount
  problems.add('badNumber')
  return undefined
}

/** Writes a decimal comma (`12,50`) as a point. A thousands comma has three digits after it. */
function withPoint(text: string): string {
  return text.replace(/,(?=\d{1,2}$)/, '.')
}

function oneOf<T extends string>(all: readonly T[], given: string, problems: Set<ListProblem>): T | undefined {
  const found = all.find((one) => one === given)
  if (!found) problems.add('unknownPart')
  return found
}

/** Returns the canonical address of a filter, the inverse of `readListFilter`. */
export function writeListPath(filter: Partial<ListFilter>): string {
  const {
    pool,
    keyword,
    newest,
    categoryPath,
    brandIds,
    attrs,
    ranges,
    minPrice,
    maxPrice,
    inStock,
    sort,
    sortAttr,
    view,
    exact,
    page,
  } = { ...emptyFilter, ...filter }
  const query = new URLSearchParams()
  let id: string | undefined
  if (categoryPath.length) {
    const [cpid, cid, thCid] = categoryPath
    const levels = [`cpid-${cpid}`, cid && `cid-${cid}`, thCid && `thCid-${thCid}`].filter(Boolean).join('_')
    id = `${levels}_st-${newest ? 1 : 0}_p-${categoryPath.length}`
    if (keyword) query.set('pn', keyword)
  } else if (keyword && pool) {
    query.set('pn', keyword)
    if (newest) query.set('st', '1')
  } else if (keyword) {
    id = `pn-${keyword}`
    if (newest) query.set('st', '1')
  } else if (newest) id = 'st=1'

  if (brandIds.length) query.set('brand', brandIds.join(','))
  if (attrs.length) query.set('attr', attrs.map(({ attrId, valueIds }) => `${attrId}_${valueIds.join(',')}`).join('^'))
  if (ranges.length) query.set('range', writeAttrRanges(ranges) ?? '')
  if (minPrice) query.set('min', minPrice)
  if (maxPrice) query.set('max', maxPrice)
  if (inStock) query.set('stock', '1')
  if (sortAttr) query.set('sort', `attr-${sortAttr.attrId}${sortAttr.down ? '-down' : ''}`)
  else if (sort !== 'default') query.set('sort', sort)
  if (view !== 'grid') query.set('view', view)
  if (exact) query.set('exact', '1')
  if (page > 1) query.set('page', String(page))
  const search = query.size ? `?${query}` : ''
  if (id === undefined) return path(pool ? 'commoditypool' : 'list') + search
  return path(pool ? 'commoditypool-filtered' : 'list-filtered', { id }) + search
}

/**
 * Writes the `attrIds` parameter of the search API, in mall4cloud's format: `attrId_valueId,valueId^attrId_valueId`.
 */
export function writeAttrIds(attrs: ListFilter['attrs']): string | undefined {
  return attrs.map(({ attrId, valueIds }) => `${attrId}_${valueIds.join(',')}`).join('^') || undefined
}

/** Writes the `attrRanges` parameter of the search API: `attrId_min~max^attrId_min~`. */
export function writeAttrRanges(ranges: readonly AttrRange[]): string | undefined {
  return ranges.map(({ attrId, min, max }) => `${attrId}_${min ?? ''}~${max ?? ''}`).join('^') || undefined
}
