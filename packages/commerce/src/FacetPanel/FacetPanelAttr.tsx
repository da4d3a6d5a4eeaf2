import type { ListFilter } from '@millwright/domain/list/listFilter'
import { toggleAttr, withoutRange } from '@millwright/domain/list/refinements'
import { withoutUnit } from '@millwright/domain/product/measure'
import { useText } from '@millwright/i18n/Texts'
import type { FacetPanelProps, NarrowedBy } from './FacetPanel.tsx'
import { FacetPanelGroup } from './FacetPanelGroup.tsx'
import { FacetPanelRange } from './FacetPanelRange.tsx'

/** The number of numeric values above which the panel shows only a range. */
const FIGURES = 24

/** The facet of an attribute: its values, and a range if they are numeric. */
export function FacetPanelAttr({
  attr: { attrId, attrName, unit, attrValues, min, max },
  filter,
  at,
  unfold,
  unfolded,
  onRange,
}: Pick<FacetPanelProps, 'filter' | 'onRange'> & {
  attr: NarrowedBy['attrs'][number]
  /** Returns the URL of the first page of the list with a changed filter. */
  at: (change: Partial<ListFilter>) => string
  unfold: string
  unfolded: boolean
}) {
  const text = useText('commerce')
  const title = unit ? `${attrName} (${unit})` : attrName
  const range = filter.ranges.find((one) => one.attrId === attrId)
  const spans = min !== undefined && max !== undefined && min < max
  return (
    <FacetPanelGroup
      title={title}
      unfold={unfold}
      unfolded={unfolded}
      // Dozens of numeric values are shown as a range. Selected ones can still be removed.
      most={spans && attrValues.length > FIGURES && !unfolded ? 0 : undefined}
      choices={attrValues.map(({ attrValueId, attrValueName, count }) => ({
        id: attrValueId,
        name: withoutUnit(attrValueName, unit),
        count,
        href: at(toggleAttr(filter, attrId, attrValueId)),
        chosen: filter.attrs.some((attr) => attr.attrId === attrId && attr.valueIds.includes(attrValueId)),
      }))}
    >
      {(spans || range) && (
        <FacetPanelRange
          title={title}
          list={at(withoutRange(filter, attrId))}
          of={attrId}
          names={['from', 'to']}
          values={[range?.min, range?.max]}
          bounds={[min, max]}
          onRange={onRange}
          labels={[text('facetFrom', { name: title }), text('facetTo', { name: title })]}
        />
      )}
    </FacetPanelGroup>
  )
}
