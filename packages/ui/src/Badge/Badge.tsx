import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Badge.css.ts'

export type BadgeProps = RootProps<HTMLSpanElement> & {
  /** Nothing is shown at 0. */
  count: number
  /** Past this it says `999+`. */
  max?: number | undefined
  /** What is counted, for those who listen. */
  label: string
}

/**
 * How many wait behind the thing it stands on.
 *
 * When: a number belongs to a link or an icon: goods in the cart, unread messages. Instead: `Tag` for a word; `Status`
 * for how something stands.
 */
export function Badge({ count, max = 999, label, className, ...root }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span {...root} className={cx(styles.badge, className)}>
      {count > max ? `${max}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}
