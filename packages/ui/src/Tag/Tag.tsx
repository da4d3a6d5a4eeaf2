import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Tag.css.ts'

export const tagTones = ['neutral', 'action', 'good', 'warn', 'bad', 'info'] as const

export type TagProps = RootProps<HTMLSpanElement> & {
  /** The emphasis of the button. */
  tone?: (typeof tagTones)[number] | undefined
  /** The size of the button. */
  size?: keyof typeof styles.size | undefined
  /** Shows a button that takes the tag away. */
  onRemove?: (() => void) | undefined
  /** The same as a link, which works before scripts. */
  removeHref?: string | undefined
  /** What the button says; `Remove` when left out. */
  removeLabel?: string | undefined
  /** The word. */
  children: ReactNode
}

/**
 * A word that marks a thing: a kind, a promise, a filter that is set.
 *
 * When: a word marks a thing, or a filter that can be taken away. Instead: `Status` for a state; `Badge` for a number;
 * `Button` for what is pressed.
 *
 * Keys: where it can be removed: `Tab` reaches the cross, `Enter` or `Space` removes.
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
