import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.css.ts'

export const spinnerSizes = ['small', 'medium', 'large'] as const

export type SpinnerProps = RootProps<HTMLSpanElement> & {
  /** The text that screen readers announce. Defaults to `Loading`. */
  label?: string | undefined
  /** Whether the label is visible beside the ring. */
  showLabel?: boolean | undefined
  /** The size of the ring: 16, 24 or 40 px. */
  size?: (typeof spinnerSizes)[number] | undefined
}

/**
 * A turning ring in the colour of the surrounding text.
 *
 * When: a small area waits for a short time. Instead: `Skeleton` for content whose shape is known; `Progress` for a task
 * with a known end; `Button` with `loading` for a button that was pressed.
 */
export function Spinner({ label, showLabel, size = 'medium', className, ...root }: SpinnerProps) {
  const say = useMessages()
  const text = label ?? say('loading')
  return (
    <span role="status" {...root} className={cx(styles.spinner, className)}>
      <span className={cx(styles.ring, styles.size[size])} aria-hidden />
      {showLabel ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  )
}
