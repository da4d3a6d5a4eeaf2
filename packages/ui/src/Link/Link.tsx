import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Link.css.ts'

export type LinkProps = RootProps<HTMLAnchorElement> & {
  /** The URL to link to. */
  href: string
  /** The colour. Use `onInk` on the dark bar. */
  tone?: keyof typeof styles.tone | undefined
  /** Whether the link opens in a new tab. Screen readers announce it. */
  newTab?: boolean | undefined
  /** Marks the link as the current page or item. */
  current?: 'page' | true | undefined
  /** The accessible name, if the content is not text. */
  label?: string | undefined
  /** The link text. It should make sense on its own. */
  children: ReactNode
}

/**
 * A link to another page.
 *
 * When: the reader goes to another page. Instead: `Button` for actions; `Button` with `href` for the main next step of
 * a page.
 *
 * Keys: `Tab` focuses it, `Enter` follows it.
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
