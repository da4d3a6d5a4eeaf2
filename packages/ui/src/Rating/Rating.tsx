import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/Icon.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { RatingInput } from './RatingInput.tsx'
import type { RatingInputProps } from './RatingInput.tsx'
import * as styles from './Rating.css.ts'

export type ReadRatingProps = {
  /** 0 to 5, in parts too. */
  value: number
  /** What it says to those who listen; the value of 5 when left out. */
  label?: string
  /**
   * Pixels of one star.
   * @default 16
   */
  size?: 12 | 16 | 20
  /** Only what is given has a name. */
  name?: undefined
}

export type RatingProps = ReadRatingProps | RatingInputProps

/**
 * Stars that others gave or, with a `name`, stars to give: whole ones, as a group of radio buttons.
 *
 * When: an opinion of goods and service. Instead: `RadioGroup` where the choices have words of their own, `Progress` for a share.
 *
 * Keys: `Tab` reaches the stars, arrows choose more or fewer, `Space` chooses the one in focus.
 */
export function Rating(props: RatingProps) {
  return props.name === undefined ? <Read {...props} /> : <RatingInput {...props} />
}

function Read({ value, label, size = 16 }: ReadRatingProps) {
  const say = useMessages()
  const five = (name: IconName) => <span className={styles.stars}>{[1, 2, 3, 4, 5].map((star) => <Icon key={star} name={name} size={size} />)}</span>
  const share = `${Math.min(5, Math.max(0, value)) * 20}%`
  return (
    <span className={styles.rating} role="img" aria-label={label ?? say('stars', { value })}>
      {five('star')}
      <span className={styles.given} style={assignInlineVars({ [styles.share]: share })}>{five('starFilled')}</span>
    </span>
  )
}
