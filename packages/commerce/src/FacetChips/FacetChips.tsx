import { useEffect, useRef } from 'react'
import { writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { withUnit } from '@millwright/domain/product/measure'
import { refinementsOf, unrefined } from '@millwright/domain/list/refinements'
import type { Refinement } from '@millwright/domain/list/refinements'
import { useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { cx, useMergedRefs } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import type { NarrowedBy } from '../FacetPanel/FacetPanel.tsx'
import * as styles from './FacetChips.css.ts'

/**
 * The active filters of a list. Each chip links to the list without its filter.
 *
 * When: filters are active, and each can be removed. Instead: `FacetPanel` to set them; `Tag` of ui for other labels.
 */
export function FacetChips({
  filter,
  facets,
  className,
  ref,
  onClick,
  ...root
}: RootProps<HTMLDivElement> & {
  /** The current filter. */
  filter: ListFilter
  /** The facets, which contain the names of the active values. May be all facets of the list. */
  facets: Pick<NarrowedBy, 'brands' | 'attrs'>
}) {
  const text = useText('commerce')
  const { list = writeListPath } = usePaths()
  const money = useMoney()
  const bar = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(bar, ref)
  const pressed = useRef(false)
  useEffect(() => {
    // The focused chip is gone, so the first remaining chip takes the focus.
    if (pressed.current && document.activeElement === document.body)
      bar.current?.querySelector('a')?.focus({ preventScroll: true })
    pressed.current = false
  }, [filter])
  const chosen = refinementsOf(filter)
  if (chosen.length === 0) return null
  return (
    <div
      role="group"
      aria-label={text('facetChosen')}
      {...root}
      ref={both}
      className={cx(styles.bar, className)}
      onClick={(event) => {
        onClick?.(event)
        pressed.current = true
      }}
    >
      <ul className={styles.chips}>
        {chosen.map((one) => {
          const name = nameOf(one, facets, text, money)
          return <Chip key={name} name={name} href={list({ ...filter, ...one.without, page: 1 })} />
        })}
      </ul>
      <a href={list(unrefined(filter))} className={styles.clear}>
        {text('facetClear')}
      </a>
    </div>
  )
}

function Chip({ name, href }: { name: string; href: string }) {
  const text = useText('commerce')
  return (
    <li>
      <a href={href} rel="nofollow" className={styles.chip} aria-label={text('facetRemove', { name })}>
        {name}
        <span aria-hidden="true" className={styles.cross}>
          ×
        </span>
      </a>
    </li>
  )
}

function nameOf(
  one: Refinement,
  facets: Pick<NarrowedBy, 'brands' | 'attrs'>,
  text: ReturnType<typeof useText<'commerce'>>,
  money: ReturnType<typeof useMoney>,
): string {
  switch (one.kind) {
    case 'brand':
      return (
        facets.brands.find(({ brandId }) => brandId === one.brandId)?.brandName ??
        `${text('facetBrands')} ${one.brandId}`
      )
    case 'stock':
      return text('facetInStock')
    case 'price':
      return span(one.min && money(one.min), one.max && money(one.max))
    default: {
      const attr = facets.attrs.find(({ attrId }) => attrId === one.attrId)
      const value =
        one.kind === 'range'
          ? span(one.min, one.max)
          : (attr?.attrValues.find(({ attrValueId }) => attrValueId === one.valueId)?.attrValueName ?? one.valueId)
      return attr ? `${attr.attrName} ${withUnit(value, attr.unit)}` : value
    }
  }
}

function span(min: string | number | undefined, max: string | number | undefined): string {
  if (min === max) return `= ${min}`
  return min === undefined ? `≤ ${max}` : max === undefined ? `≥ ${min}` : `${min}-${max}`
}
