import { cx } from '../internal/cx.ts'
import { Overlay } from '../internal/Overlay.tsx'
import type { OverlayProps } from '../internal/Overlay.tsx'
import * as styles from './Dialog.css.ts'

export type DialogProps = OverlayProps & {
  /** 400, 560 or 800 pixels; as wide as a phone on a phone. */
  size?: keyof typeof styles.size
}

/** Asks or shows something that must be done with before the page goes on. */
export function Dialog({ size = 'medium', ...overlay }: DialogProps) {
  return <Overlay {...overlay} className={cx(styles.dialog, styles.size[size])} />
}
