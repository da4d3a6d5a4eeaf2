import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Alert.css.ts'

export const alertTones = ['info', 'good', 'warn', 'bad'] as const
export type AlertTone = (typeof alertTones)[number]

export type AlertProps = RootProps<HTMLDivElement, 'title'> & {
  /** The kind of message: information, success, warning or error. */
  tone: AlertTone
  /** The main point, in a few words. */
  title?: string | undefined
  /** A button or link that lets the reader respond. */
  action?: ReactNode | undefined
  /** The message. */
  children?: ReactNode | undefined
}

export const alertIcons = { info: 'info', good: 'success', warn: 'warning', bad: 'error' } as const

/**
 * A message in the flow of the page.
 *
 * When: the reader needs to know something before going on. Instead: `Toasts` for an event that has just happened;
 * `FormErrors` for the errors of a form; `Empty` where a page has nothing else to show.
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
