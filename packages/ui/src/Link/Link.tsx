import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Link.css.ts'

export type LinkProps = RootProps<HTMLAnchorElement> & {
  /** Where it leads. */
  href: string
  /** `onInk` stands on the dark bar. */
  tone?: keyof typeof styles.tone | undefined
  /** Opens in a new tab, and says so to those who listen. */
  newTab?: boolean | undefined
  /** Marks where the reader is. */
  current?: 'page' | true | undefined
  /** Its name, where what it shows is no words. */
  label?: string | undefined
  /** Where it leads, in words that stand for themselves. */
  children: ReactNode
}

/**
 * Leads to another page.
 *
 * When: the reader goes somewhere. Instead: `Button` for what is done; `Button` with `href` for the page's main way on.
 *
 * Keys: `Tab` reaches it, `Enter` follows it.
 */
export function Link({ href, tone = 'link', newTab, current, label, children, className, ...root }: LinkProps) {
  const say = useMessages()
  return (
    <a
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      aria-current={current}
      aria-label={label && newTab ? `${label} (${say('newTab')})` : label}
      {...root}
      className={cx(styles.link, styles.tone[tone], className)}
    >
      {children}
      {newTab && !label && <VisuallyHidden> ({say('newTab')})</VisuallyHidden>}
    </a>
  )
}
