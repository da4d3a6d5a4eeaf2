import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Tag.css.ts'

export const tagTones = ['neutral', 'action', 'good', 'warn', 'bad', 'info'] as const

export type TagProps = RootProps<HTMLSpanElement> & {
  /** The status. Colour is never its only cue. */
  tone?: (typeof tagTones)[number] | undefined
  /** The size of the tag. */
  size?: keyof typeof styles.size | undefined
  /** Called when the reader removes the tag. Shows a remove button. */
  onRemove?: (() => void) | undefined
  /** The URL that removes the tag. Shows a remove link, which works before scripts load. */
  removeHref?: string | undefined
  /** The accessible name of the remove button. Defaults to `Remove`. */
  removeLabel?: string | undefined
  /** The text of the tag. */
  children: ReactNode
}

/**
 * A short label: a kind, a promise, an active filter.
 *
 * When: a word labels a thing, or a filter that can be removed. Instead: `Status` for a state; `Badge` for a number;
 * `Button` for an action.
 *
 * Keys: if removable, `Tab` reaches the remove button, `Enter` or `Space` removes.
 */
export function Tag({
  tone = 'neutral',
  size = 'small',
  onRemove,
  removeHref,
  removeLabel,
  children,
  className,
  ...root
}: TagProps) {
  const say = useMessages()
  const name = removeLabel ?? say('remove')
  const cross = <Icon name="close" size={12} />
  return (
    <span {...root} className={cx(styles.tag, styles.tone[tone], styles.size[size], className)}>
      {children}
      {removeHref !== undefined ? (
        <a className={styles.remove} href={removeHref} aria-label={name}>
          {cross}
        </a>
      ) : (
        onRemove && (
          <button type="button" className={styles.remove} aria-label={name} onClick={onRemove}>
            {cross}
          </button>
        )
      )}
    </span>
  )
}
