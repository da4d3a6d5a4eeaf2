import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { inlineVars } from '../internal/inlineVars.ts'
import * as styles from './Rating.css.ts'

export type RatingProps = RootProps<HTMLSpanElement> & {
  /** The rating from 0 to 5, fractions included. */
  value: number
  /** The accessible name. Defaults to the value out of 5. */
  label?: string | undefined
  /**
   * The size of a star in pixels.
   * @default 16
   */
  size?: 12 | 16 | 20 | undefined
}

/**
 * A read-only star rating, fractions included.
 *
 * When: a rating is shown. Instead: `RatingField` for giving a rating, `Progress` for a share.
 */
export function Rating({ value, label, size = 16, className, ...root }: RatingProps) {
  const say = useMessages()
  const five = (name: IconName) => (
    <span className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name={name} size={size} />
      ))}
    </span>
  )
  const share = `${Math.min(5, Math.max(0, value)) * 20}%`
  return (
    <span role="img" aria-label={label ?? say('stars', { value })} {...root} className={cx(styles.rating, className)}>
      {five('star')}
      <span className={styles.given} style={inlineVars({ [styles.share]: share })}>
        {five('starFilled')}
      </span>
    </span>
  )
}
