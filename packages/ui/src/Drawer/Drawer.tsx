import { cx } from '../internal/cx.ts'
import { Overlay } from '../internal/Overlay.tsx'
import type { OverlayProps } from '../internal/Overlay.tsx'
import * as styles from './Drawer.css.ts'

export type DrawerProps = OverlayProps & {
  /** The edge of the window the drawer slides in from. */
  side?: keyof typeof styles.side | undefined
}

/**
 * A panel that slides in from an edge, for content that would crowd a small screen.
 *
 * When: filters, a cart or details open beside the page and close again. Instead: `Dialog` for a question; `Accordion`
 * for content that may stay in the page.
 *
 * Keys: `Tab` stays inside, `Escape` closes, the focus returns to where it was.
 */
export function Drawer({ side = 'end', className, ...overlay }: DrawerProps) {
  return <Overlay {...overlay} className={cx(styles.drawer, styles.side[side], className)} />
}
