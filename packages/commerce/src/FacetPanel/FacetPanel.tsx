import { writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import type { Money } from '@millwright/domain/money/money'
import { toggleBrand } from '@millwright/domain/list/refinements'
import { currencyWords } from '@millwright/i18n/currencyWords'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useCurrency } from '@millwright/ui/CurrencyProvider'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { FacetPanelAttr } from './FacetPanelAttr.tsx'
import type { FacetAttr } from './FacetPanelAttr.tsx'
import { FacetPanelGroup } from './FacetPanelGroup.tsx'
import { FacetPanelRange } from './FacetPanelRange.tsx'
import type { WantedRange } from './FacetPanelRange.tsx'
import * as styles from './FacetPanel.css.ts'

/** The part of a list response's `facets` that the panel shows. */
export type NarrowedBy = {
  brands: readonly { brandId: string; brandName: string; count?: number | undefined }[]
  attrs: readonly FacetAttr[]
  minPrice?: Money | undefined
  maxPrice?: Money | undefined
}

export type FacetPanelProps = RootProps<HTMLElement> & {
  /** The current filter. */
  filter: ListFilter
  /** The facets with counts, as a list response contains them. */
  facets: NarrowedBy
  /** The categories with their URLs. */
  categories: readonly { name: string; href: string; count?: number | undefined; current?: boolean | undefined }[]
  /** The id of the facet that shows all its values, from the query parameter `all`: `brand` or an attribute id. */
  unfolded?: string | undefined
  /** Handles the form of an attribute's or the price's range. */
  onRange?: ((wanted: WantedRange) => FormAnswer) | undefined
}

/**
 * The filters of a product list, with counts and in the server's order. Every choice is a link to the filtered list;
 * prices and measures are plain GET forms. A choice leads to the first page of the list, and very long facets link to
 * all their values.
 *
 * When: a list can be filtered by category, brand, attributes, units and ranges. Instead: `FacetChips` for active
 * filters; `Select` of ui for a single filter. `FacetArea` around the panel searches long facets and keeps the focus.
 */
export function FacetPanel({ filter, facets, categories, unfolded, onRange, className, ...root }: FacetPanelProps) {
  const text = useText('commerce')
  const { list = writeListPath } = usePaths()
  const { symbol } = currencyWords(useLanguage(), useCurrency())
  const at = (change: Partial<ListFilter>) => list({ ...filter, ...change, page: 1 })
  const all = (id: string) => {
    const path = at({})
    return { unfold: `${path}${path.includes('?') ? '&' : '?'}all=${id}`, unfolded: unfolded === id }
  }
  const price = text('facetPrice', { symbol })
  return (
    <section aria-label={text('facets')} {...root} className={cx(styles.panel, className)}>
      <FacetPanelGroup
        title={text('facetCategories')}
        look="plain"
        choices={categories.map(({ name, href, count, current = false }) => ({
          id: href,
          name,
          href,
          count,
          chosen: current,
        }))}
      />
      <FacetPanelGroup
        title={text('facetBrands')}
        {...all('brand')}
        choices={facets.brands.map(({ brandId, brandName, count }) => ({
          id: brandId,
          name: brandName,
          count,
          href: at(toggleBrand(filter, brandId)),
          chosen: filter.brandIds.includes(brandId),
        }))}
      />
      {facets.attrs.map((attr) => (
        <FacetPanelAttr key={attr.attrId} {...{ attr, filter, at, onRange }} {...all(attr.attrId)} />
      ))}
      <FacetPanelGroup title={price} choices={[]}>
        <FacetPanelRange
          title={price}
          list={at({ minPrice: undefined, maxPrice: undefined })}
          names={['min', 'max']}
          values={[filter.minPrice, filter.maxPrice]}
          bounds={[facets.minPrice, facets.maxPrice]}
          onRange={onRange}
          labels={[text('facetMinPrice'), text('facetMaxPrice')]}
        />
      </FacetPanelGroup>
      <FacetPanelGroup
        title={text('facetStock')}
        choices={[
          { id: 'stock', name: text('facetInStock'), href: at({ inStock: !filter.inStock }), chosen: filter.inStock },
          { id: 'newest', name: text('facetNewest'), href: at({ newest: !filter.newest }), chosen: filter.newest },
        ]}
      />
    </section>
  )
}
