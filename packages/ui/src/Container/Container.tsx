import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Container.css.ts'

export type ContainerProps = RootProps<HTMLElement> & {
  /** The HTML element to render. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | undefined
  /** The maximum width of the content: 720 or 1440 pixels, or those of `createTheme`. */
  width?: keyof typeof styles.width | undefined
  /** The page, or a band of it. */
  children: ReactNode
}

/**
 * A centred column with side margins.
 *
 * When: a page or a band of it needs the standard width and margins. Instead: `Panel` for a box inside; `Grid` for
 * columns.
 */
export function Container({ as: Tag = 'div', width = 'wide', children, className, ...root }: ContainerProps) {
  return (
    <Tag {...(root as object)} className={cx(styles.container, styles.width[width], className)}>
      {children}
    </Tag>
  )
}
