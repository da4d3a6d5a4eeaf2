import type { ReactNode } from 'react'
import { Drawer } from '@millwright/ui/Drawer'

/** On its own, so that the drawer's code comes with the first press of "Filters" and not with the list. */
export function ListFilterDrawer(props: { open: boolean; onClose: () => void; title: string; children: ReactNode }) {
  return <Drawer {...props} side="end" />
}
