import { ListChips } from './ListChips.tsx'
import { ListFacets } from './ListFacets.tsx'
import { ListFrame } from './ListFrame.tsx'
import type { ListProps, ListSlots } from './ListFrame.tsx'
import { ListNotes } from './ListNotes.tsx'
import { ListPages } from './ListPages.tsx'
import { ListProducts } from './ListProducts.tsx'
import { ListTitle } from './ListTitle.tsx'
import { ListTools } from './ListTools.tsx'
import { ListTrail } from './ListTrail.tsx'
import { ListTray } from './ListTray.tsx'

/** The sections of the mall's own list, by slot. */
export const listSections = {
  above: [ListTrail],
  filters: [ListFacets],
  results: [ListTitle, ListNotes, ListChips, ListTools, ListProducts, ListPages, ListTray],
} satisfies ListSlots

/**
 * The product list: filters at the left (on phones, in a drawer), cards, rows or a table, and pagination. Every state
 * has its own address.
 */
export function List(props: ListProps) {
  return <ListFrame shown={props} {...listSections} />
}
