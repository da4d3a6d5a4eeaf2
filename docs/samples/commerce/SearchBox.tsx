import { SearchBox } from '@millwright/commerce/SearchBox'

/** Posts to the search without scripts. With scripts it loads suggestions while typing. */
export const sample = <SearchBox keyword="6205" />
