import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Size } from '../theme/scales.ts'
import * as styles from './Text.css.ts'

export type { Size }
export type TextTone = keyof typeof styles.tone

export type TextProps = RootProps<HTMLElement> & {
  /** The HTML element to render. Use `p` for a paragraph. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'del' | 'time' | 'label' | 'dt' | 'dd' | 'li' | undefined
  /** The font size. */
  size?: Size | undefined
  /** The colour. Defaults to that of the surrounding text. */
  tone?: TextTone | undefined
  /** The font weight. */
  weight?: keyof typeof styles.weight | undefined
  /** The number of lines after which the text is cut off. */
  lines?: 1 | 2 | 3 | undefined
  /** Whether digits have equal width, for columns and counters. */
  figures?: boolean | undefined
  /** The text. */
  children: ReactNode
}

/**
 * Text in a size, weight and tone of the theme.
 *
 * When: text stands outside of other components, or needs a size or a tone. Instead: `Heading` for the start of a
 * section; `Money` for amounts.
 */
export function Text({
  as: Tag = 'span',
  size = 14,
  tone,
  weight,
  lines,
  figures,
  children,
  className,
  ...root
}: TextProps) {
  return (
    <Tag
      {...(root as object)}
      className={cx(
        styles.text,
        styles.size[size],
        tone && styles.tone[tone],
        weight && styles.weight[weight],
        figures && styles.figures,
        lines && styles.clamp[lines],
        className,
      )}
    >
      {children}
    </Tag>
  )
}
