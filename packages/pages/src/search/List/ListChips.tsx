import { FacetChips } from '@millwright/commerce/FacetChips'
import type { ListView } from './ListFrame.tsx'

const nothingChosen = { brands: [], attrs: [] }

/** What the list is narrowed by, each to be taken back. Reads `filter` and `chosen`. */
export function ListChips({ filter, chosen = nothingChosen }: Pick<ListView, 'filter' | 'chosen'>) {
  return <FacetChips filter={filter} facets={chosen} />
}
