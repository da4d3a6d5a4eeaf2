import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Empty.css.ts'

const drawings = {
  box: ['M48 10 84 24v28L48 66 12 52V24Z', 'M12 24l36 14 36-14', 'M48 38v28', 'M30 17l36 14v12'],
  cart: [
    'M10 12h10l12 36h38l10-26H24',
    'M30 62a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z',
    'M60 62a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z',
    'M40 32h24',
  ],
  search: ['M42 52a20 20 0 1 0 0-40 20 20 0 0 0 0 40Z', 'm57 47 19 19', 'M32 32h20', 'M42 22v20'],
  order: ['M24 8h48v60l-8-5-8 5-8-5-8 5-8-5-8 5Z', 'M34 24h28', 'M34 36h28', 'M34 48h14'],
  page: ['M26 8h32l14 14v46H26Z', 'M58 8v14h14', 'M36 36h26', 'M36 46h26', 'M36 56h14'],
  plug: [
    'M10 40h18',
    'M28 28v24h10a12 12 0 0 0 0-24Z',
    'M50 34h8',
    'M50 46h8',
    'M68 40h18',
    'M68 28v24h-4a10 10 0 0 1-10-10v-4a10 10 0 0 1 10-10Z',
  ],
}

export type EmptyProps = RootProps<HTMLDivElement, 'title'> & {
  /** The drawing to show, by the kind of content that is missing. */
  drawing?: keyof typeof drawings | undefined
  /** One sentence that says what is missing. */
  title: string
  /** The heading level of the title. Set it if the page has no other content. */
  level?: 1 | 2 | 3 | undefined
  /** The reason, and what the reader can do. */
  children?: ReactNode | undefined
  /** The single next action. */
  action?: ReactNode | undefined
}

/**
 * A placeholder that says why there is no content and what to do next.
 *
 * When: a list, a search or a page has nothing to show. Instead: `Alert` for an error; `Skeleton` while the content
 * loads.
 */
export function Empty({ drawing = 'box', title, level, children, action, className, ...root }: EmptyProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div {...root} className={cx(styles.empty, className)}>
      <svg
        className={styles.drawing}
        width="96"
        height="76"
        viewBox="0 0 96 76"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {drawings[drawing].map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  )
}
