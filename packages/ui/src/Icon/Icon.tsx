import { useContext } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { IconSheet } from '../internal/IconSheet.ts'
import type { RootProps } from '../internal/open.ts'
import { drawings } from './drawings.ts'
import * as styles from './Icon.css.ts'

export type IconName = keyof typeof drawings
export const iconNames = Object.keys(drawings) as IconName[]
export const iconSizes = [12, 16, 20, 24] as const

/** The name of a drawing, or a node of your own. A text of your own needs an element around it. */
export type IconSource = IconName | Exclude<ReactNode, string | Iterable<ReactNode>>

export type IconProps = RootProps<SVGSVGElement> & {
  /** The name of the drawing, or a node of your own, which is rendered unchanged. Nothing is rendered for `undefined`. */
  name: IconSource
  /** The width and height in pixels at the usual text size. Icons grow with the text. */
  size?: (typeof iconSizes)[number] | undefined
  /** The accessible name. Omit if adjacent text says the same. */
  label?: string | undefined
}

/**
 * A small line icon in the colour of the surrounding text.
 *
 * When: an icon helps readers to find a word, or is common enough to replace the word. Instead: `IconButton` for a
 * button with only an icon; `Image` for pictures.
 */
export function Icon({ name: given, size = 16, label, title, className, ...root }: IconProps) {
  const icons = useContext(IconSheet)
  const name = given as IconName
  const paths = drawings[name]
  // Every page has this code, so it is as short as can be.
  if (!paths) return given
  return (
    <svg
      viewBox={icons ? undefined : '0 0 20 20'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...root}
      className={cx(
        styles.icon,
        size !== 16 && styles.size[size],
        /^chevron[LR]|^arrow/.test(name) && styles.turns,
        className,
      )}
    >
      {title && <title>{title}</title>}
      {icons ? (
        <use href={`${icons}#${name}`} />
      ) : (
        paths.map((path) =>
          path.startsWith('#') ? (
            <path key={path} d={path.slice(1)} fill="currentColor" />
          ) : (
            <path key={path} d={path} />
          ),
        )
      )}
    </svg>
  )
}
