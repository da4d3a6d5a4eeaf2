import { FacetChips } from '@millwright/commerce/FacetChips'
import type { ListView } from './ListFrame.tsx'

const nothingChosen = { brands: [], attrs: [] }

/** The active filters, each with a link to remove it. Reads `filter` and `chosen`. */
export function ListChips({ filter, chosen = nothingChosen }: Pick<ListView, 'filter' | 'chosen'>) {
  return <FacetChips filter={filter} facets={chosen} />
}
