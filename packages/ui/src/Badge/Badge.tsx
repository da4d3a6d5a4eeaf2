import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Badge.css.ts'

export type BadgeProps = RootProps<HTMLSpanElement> & {
  /** The number to show. The badge is hidden at 0. */
  count: number
  /** The highest number shown. Above it the badge reads `999+`. */
  max?: number | undefined
  /** The name of the counted things, for screen readers. */
  label: string
}

/**
 * A count on a link or an icon.
 *
 * When: a number belongs to a link or an icon: items in the cart, unread messages. Instead: `Tag` for a word; `Status`
 * for a state.
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
