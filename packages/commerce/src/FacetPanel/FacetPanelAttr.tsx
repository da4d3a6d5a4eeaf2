import type { ListFilter } from '@millwright/domain/list/listFilter'
import { toggleAttr, withoutRange } from '@millwright/domain/list/refinements'
import { withoutUnit } from '@millwright/domain/product/measure'
import { useText } from '@millwright/i18n/Texts'
import { FacetPanelGroup } from './FacetPanelGroup.tsx'
import { FacetPanelRange } from './FacetPanelRange.tsx'
import type { WantedRange } from './FacetPanelRange.tsx'
import type { FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'

/** The number of numeric values above which the panel shows only a range. */
const FIGURES = 24

/** An attribute of a list response's `facets`. */
export type FacetAttr = {
  attrId: string
  attrName: string
  unit?: string | undefined
  attrValues: readonly { attrValueId: string; attrValueName: string; count?: number | undefined }[]
  min?: number | undefined
  max?: number | undefined
}

/** The facet of an attribute: its values, and a range if they are numeric. */
export function FacetPanelAttr({
  attr: { attrId, attrName, unit, attrValues, min, max },
  filter,
  at,
  unfold,
  unfolded,
  onRange,
}: {
  attr: FacetAttr
  filter: ListFilter
  onRange: ((wanted: WantedRange) => FormAnswer) | undefined
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
      // Many numeric values are collapsed below the range, unless one of them is selected.
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
