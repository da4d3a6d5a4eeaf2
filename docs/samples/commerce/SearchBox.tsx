import { SearchBox } from '@millwright/commerce/SearchBox'

/** Posts to the search without scripts; with them it asks as one types. */
export const sample = <SearchBox keyword="6205" />
