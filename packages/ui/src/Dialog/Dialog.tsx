import { cx } from '../internal/cx.ts'
import { Overlay } from '../internal/Overlay.tsx'
import type { OverlayProps } from '../internal/Overlay.tsx'
import * as styles from './Dialog.css.ts'

export type DialogProps = OverlayProps & {
  /** The width: 400, 560 or 800 pixels. Fills the screen width on phones. */
  size?: keyof typeof styles.size | undefined
}

/**
 * A modal dialog with a question or a short form. The page behind it is inert until the dialog closes.
 *
 * When: the page must wait for an answer, or a short form has no page of its own. Instead: `Drawer` for long content;
 * `Popover` for a few fields beside their button; `Alert` for a message that needs no answer.
 *
 * Keys: `Tab` stays inside, `Escape` closes, the focus returns to where it was.
 */
export function Dialog({ size = 'medium', className, ...overlay }: DialogProps) {
  return <Overlay {...overlay} className={cx(styles.dialog, styles.size[size], className)} />
}
