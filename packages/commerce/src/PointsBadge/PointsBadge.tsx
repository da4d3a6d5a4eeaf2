import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Skeleton } from '@millwright/ui/Skeleton'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './PointsBadge.css.ts'

export const pointsBadgeSizes = ['small', 'medium'] as const

export type PointsBadgeProps = RootProps<HTMLSpanElement> & {
  /** Whole points that the member owns; left out while they are not known, it keeps the place. */
  score?: number | undefined
  /** What expires next, where that is soon enough to be worth saying: points, and the server's date (`2026-12-31`). */
  expiring?: { score: number; date: string } | undefined
  /** Where the points are told one by one; with it the figure is a link. */
  href?: string | undefined
  /** `small` stands in a line of text, `medium` heads a card of its own. @default 'small' */
  size?: (typeof pointsBadgeSizes)[number] | undefined
}

/**
 * How many points a member owns, and which of them are about to expire.
 *
 * When: beside the name of a signed-in buyer, in the user centre, at the head of the points mall. Instead: `Money` for
 * a balance in yuan, `Badge` for how many things wait, `LevelBadge` for the level that growth leads to.
 *
 * Keys: `Tab` reaches it where it has a `href`, `Enter` follows it.
 */
export function PointsBadge({ score, expiring, href, size = 'small', className, ...root }: PointsBadgeProps) {
  const text = useText('member')
  const language = useLanguage()
  if (score === undefined)
    return (
      <span aria-busy="true" {...root} className={cx(styles.badge[size], className)}>
        <Skeleton width={96} height={size === 'small' ? 16 : 28} />
        <VisuallyHidden>{text('pointsUnknown')}</VisuallyHidden>
      </span>
    )
  const figure = (
    <>
      <Icon name="star" size={size === 'small' ? 16 : 20} />
      {score > 0 ? text('pointsOwned', { score: formatNumber(language, score) }) : text('pointsNone')}
    </>
  )
  return (
    <span {...root} className={cx(styles.badge[size], className)}>
      {href === undefined ? (
        <span className={styles.figure[size]}>{figure}</span>
      ) : (
        <a href={href} className={`${styles.figure[size]} ${styles.link}`}>
          {figure}
        </a>
      )}
      {expiring && expiring.score > 0 && (
        <span className={styles.expiring}>
          <Icon name="clock" size={12} />
          {text('pointsExpiring', {
            score: formatNumber(language, expiring.score),
            date: formatDate(language, expiring.date.slice(0, 10)),
          })}
        </span>
      )}
    </span>
  )
}
