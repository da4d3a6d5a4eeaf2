import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Size } from '../theme/scales.ts'
import * as styles from './Text.css.ts'

export type { Size }
export type TextTone = keyof typeof styles.tone

export type TextProps = RootProps<HTMLElement> & {
  /** The element that it is; `p` for a paragraph. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'del' | 'time' | 'label' | 'dt' | 'dd' | 'li' | undefined
  /** The size of the button. */
  size?: Size | undefined
  /** Left out, it is that of the text around it. */
  tone?: TextTone | undefined
  /** How bold its words are. */
  weight?: keyof typeof styles.weight | undefined
  /** The number of lines after which the text is cut off. */
  lines?: 1 | 2 | 3 | undefined
  /** Figures of one width, for what stands in columns or counts. */
  figures?: boolean | undefined
  /** The words. */
  children: ReactNode
}

/**
 * Words in one of the sizes, weights and tones of the house.
 *
 * When: words stand outside of other parts, or need a size or a tone. Instead: `Heading` for what begins a section;
 * `Money` for amounts.
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
