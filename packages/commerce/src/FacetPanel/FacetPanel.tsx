import type { Facets } from '@millwright/contract/entities'
import { writeListPath } from '@millwright/domain/listFilter'
import type { ListFilter } from '@millwright/domain/listFilter'
import { formatMoney } from '@millwright/i18n/format'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { FacetPanelGroup } from './FacetPanelGroup.tsx'
import { clearRefinements, toggleAttr, toggleBrand } from './toggles.ts'
import * as styles from './FacetPanel.css.ts'

export type FacetPanelProps = {
  filter: ListFilter
  facets: Facets
  /** Categories to go into, with the addresses that their place in the tree gives them. */
  categories: readonly { name: string; href: string; count?: number; current?: boolean }[]
}

/**
 * What a list can be narrowed by, with counts: every choice is a link to the narrowed list, the price a plain GET form.
 * A choice leads back to the first page.
 */
export function FacetPanel({ filter, facets, categories }: FacetPanelProps) {
  const text = useText('commerce')
  const at = (change: Partial<ListFilter>) => writeListPath({ ...filter, ...change, page: 1 })
  const chosen = chosenParts(filter, facets, text)
  const { action, hidden } = formParts(at({ minPrice: undefined, maxPrice: undefined }))
  return (
    <section className={styles.panel} aria-label={text('facets')}>
      {chosen.length > 0 && (
        <div className={styles.group}>
          <div className={styles.head}>
            <h2 className={styles.title}>{text('facetChosen')}</h2>
            <a href={writeListPath(clearRefinements(filter))} className={styles.clear}>{text('facetClear')}</a>
          </div>
          <ul className={styles.chips}>
            {chosen.map(({ name, change }) => (
              <li key={name}>
                <a href={at(change)} className={styles.chip} aria-label={text('facetRemove', { name })}>{name}<span aria-hidden="true" className={styles.cross}>×</span></a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FacetPanelGroup title={text('facetCategories')} look="plain" choices={categories.map(({ name, href, count, current = false }) => ({ id: href, name, href, count, chosen: current }))} />
      <FacetPanelGroup
        title={text('facetBrands')}
        choices={facets.brands.map(({ brandId, brandName, count }) => ({ id: brandId, name: brandName, count, href: at({ brandIds: toggleBrand(filter, brandId) }), chosen: filter.brandIds.includes(brandId) }))}
      />
      {facets.attrs.map(({ attrId, attrName, unit, attrValues }) => (
        <FacetPanelGroup
          key={attrId} title={unit ? `${attrName} (${unit})` : attrName}
          choices={attrValues.map(({ attrValueId, attrValueName, count }) => ({
            id: attrValueId, name: attrValueName, count, href: at({ attrs: toggleAttr(filter, attrId, attrValueId) }),
            chosen: filter.attrs.some((attr) => attr.attrId === attrId && attr.valueIds.includes(attrValueId)),
          }))}
        />
      ))}
      <form method="get" action={action} className={styles.group}>
        <h2 className={styles.title} id="facet-price">{text('facetPrice')}</h2>
        {hidden.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
        <div className={styles.prices} role="group" aria-labelledby="facet-price">
          <input key={`min${filter.minPrice}`} name="min" inputMode="decimal" defaultValue={filter.minPrice} placeholder={facets.minPrice} aria-label={text('facetMinPrice')} className={styles.price} maxLength={12} autoComplete="off" />
          <span aria-hidden="true">-</span>
          <input key={`max${filter.maxPrice}`} name="max" inputMode="decimal" defaultValue={filter.maxPrice} placeholder={facets.maxPrice} aria-label={text('facetMaxPrice')} className={styles.price} maxLength={12} autoComplete="off" />
          <Button type="submit" size="small">{text('facetApply')}</Button>
        </div>
      </form>
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

/** Everything chosen, each with the change that takes it away. */
function chosenParts(filter: ListFilter, facets: Facets, text: ReturnType<typeof useText<'commerce'>>): { name: string; change: Partial<ListFilter> }[] {
  const { brandIds, attrs, minPrice, maxPrice, inStock } = filter
  return [
    ...brandIds.map((id) => ({ name: facets.brands.find(({ brandId }) => brandId === id)?.brandName ?? `${text('facetBrands')} ${id}`, change: { brandIds: toggleBrand(filter, id) } })),
    ...attrs.flatMap(({ attrId, valueIds }) => valueIds.map((id) => {
      const attr = facets.attrs.find((one) => one.attrId === attrId)
      const value = attr?.attrValues.find(({ attrValueId }) => attrValueId === id)?.attrValueName ?? id
      return { name: attr ? `${attr.attrName}: ${value}${attr.unit ? ` ${attr.unit}` : ''}` : value, change: { attrs: toggleAttr(filter, attrId, id) } }
    })),
    ...(minPrice || maxPrice
      ? [{ name: minPrice && maxPrice ? `${formatMoney(minPrice)}-${formatMoney(maxPrice)}` : minPrice ? `≥ ${formatMoney(minPrice)}` : `≤ ${formatMoney(maxPrice ?? '0')}`, change: { minPrice: undefined, maxPrice: undefined } }]
      : []),
    ...(inStock ? [{ name: text('facetInStock'), change: { inStock: false } }] : []),
  ]
}

/** A GET form drops the query of its action: what stays chosen rides in hidden fields. */
function formParts(path: string): { action: string; hidden: [string, string][] } {
  const [action = path, query] = path.split('?', 2)
  return { action, hidden: [...new URLSearchParams(query)] }
}
