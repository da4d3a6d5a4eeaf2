import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Alert.css.ts'

export const alertTones = ['info', 'good', 'warn', 'bad'] as const
export type AlertTone = (typeof alertTones)[number]

export type AlertProps = RootProps<HTMLDivElement, 'title'> & {
  /** How things stand. */
  tone: AlertTone
  /** The point of it, in a few words. */
  title?: string | undefined
  /** What the reader can do about it: a button or a link. */
  action?: ReactNode | undefined
  /** What there is to say about it. */
  children?: ReactNode | undefined
}

export const alertIcons = { info: 'info', good: 'success', warn: 'warning', bad: 'error' } as const

/**
 * Says how things stand, in the flow of the page.
 *
 * When: something on the page needs to be known before the reader goes on. Instead: `Toasts` for what has just
 * happened; `FormErrors` for what is wrong in a form; `Empty` where there is nothing else.
 */
export function Alert({ tone, title, action, children, className, ...root }: AlertProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      {...root}
      className={cx(styles.alert, styles.tone[tone], className)}
    >
      <span className={styles.icon[tone]}>
        <Icon name={alertIcons[tone]} size={16} />
      </span>
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  )
}
