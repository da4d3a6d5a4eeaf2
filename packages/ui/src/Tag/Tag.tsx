import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Tag.css.ts'

export const tagTones = ['neutral', 'action', 'good', 'warn', 'bad', 'info'] as const

export type TagProps = {
  tone?: (typeof tagTones)[number]
  size?: keyof typeof styles.size
  /** Shows a button that takes the tag away. */
  onRemove?: () => void
  /** The same as a link, which works before scripts. */
  removeHref?: string
  /** What the button says; `Remove` when left out. */
  removeLabel?: string
  children: ReactNode
}

/** A word that marks a thing: a kind, a promise, a filter that is set. */
export function Tag({ tone = 'neutral', size = 'small', onRemove, removeHref, removeLabel, children }: TagProps) {
  const say = useMessages()
  const name = removeLabel ?? say('remove')
  const cross = <Icon name="close" size={12} />
  return (
    <span className={cx(styles.tag, styles.tone[tone], styles.size[size])}>
      {children}
      {removeHref !== undefined
        ? <a className={styles.remove} href={removeHref} aria-label={name}>{cross}</a>
        : onRemove && <button type="button" className={styles.remove} aria-label={name} onClick={onRemove}>{cross}</button>}
    </span>
  )
}
