import type { AttrRange, ListFilter } from './listFilter.ts'
import type { Money } from '../money/money.ts'

/** A refinement of a list beyond keyword and category, shown as a chip. `without` is the change that removes it. */
export type Refinement = { without: Partial<ListFilter> } & (
  | { kind: 'brand'; brandId: string }
  | { kind: 'attr'; attrId: string; valueId: string }
  | ({ kind: 'range' } & AttrRange)
  | { kind: 'price'; min?: Money | undefined; max?: Money | undefined }
  | { kind: 'stock' }
)

export function refinementsOf(filter: ListFilter): Refinement[] {
  const { brandIds, attrs, ranges, minPrice: min, maxPrice: max, inStock } = filter
  return [
    ...brandIds.map((brandId) => ({ kind: 'brand' as const, brandId, without: toggleBrand(filter, brandId) })),
    ...attrs.flatMap(({ attrId, valueIds }) =>
      valueIds.map((valueId) => ({
        kind: 'attr' as const,
        attrId,
        valueId,
        without: toggleAttr(filter, attrId, valueId),
      })),
    ),
    ...ranges.map((range) => ({ kind: 'range' as const, ...range, without: withoutRange(filter, range.attrId) })),
    ...(min || max
      ? [{ kind: 'price' as const, min, max, without: { minPrice: undefined, maxPrice: undefined } }]
      : []),
    ...(inStock ? [{ kind: 'stock' as const, without: { inStock: false } }] : []),
  ]
}

/** Returns the filter without refinements. Keyword, category, sort and view stay. */
export function unrefined({
  pool,
  keyword,
  newest,
  categoryPath,
  sort,
  sortAttr,
  view,
  exact,
}: ListFilter): Partial<ListFilter> {
  return { ...(pool && { pool }), keyword, newest, categoryPath, sort, sortAttr, view, exact }
}

export function toggleBrand({ brandIds }: ListFilter, brandId: string): Partial<ListFilter> {
  return { brandIds: toggled(brandIds, brandId) }
}

export function toggleAttr({ attrs }: ListFilter, attrId: string, valueId: string): Partial<ListFilter> {
  if (attrs.every((attr) => attr.attrId !== attrId)) return { attrs: [...attrs, { attrId, valueIds: [valueId] }] }
  return {
    attrs: attrs
      .map((attr) => (attr.attrId === attrId ? { attrId, valueIds: toggled(attr.valueIds, valueId) } : attr))
      .filter(({ valueIds }) => valueIds.length),
  }
}

export function withoutRange({ ranges }: ListFilter, attrId: string): Partial<ListFilter> {
  return { ranges: ranges.filter((range) => range.attrId !== attrId) }
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}
