import { listSections } from '@millwright/pages/search/List'
import { ListFrame } from '@millwright/pages/search/List/ListFrame'
import type { ListProps } from '@millwright/pages/search/List/ListFrame'
import { Alert } from '@millwright/ui/Alert'

/** The catalogue: the sections of the kit's list, with this shop's promise above them. */
export function List(props: ListProps) {
  return <ListFrame shown={props} {...listSections} above={[...listSections.above, Promised]} />
}

function Promised() {
  return <Alert tone="info">Bis 12 Uhr bestellt, heute verschickt.</Alert>
}
