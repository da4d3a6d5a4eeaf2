import { FacetArea } from '@millwright/commerce/FacetArea'
import { FacetPanel } from '@millwright/commerce/FacetPanel'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ListView } from './ListFrame.tsx'

/** The available filters: categories, brands, attributes, price. Reads `panel`. */
export function ListFacets({ panel }: Pick<ListView, 'panel'>) {
  return (
    <FacetArea>
      <StaticHtml of={panel} dependsOn={[]}>
        {(shown) => <FacetPanel {...shown} />}
      </StaticHtml>
    </FacetArea>
  )
}
