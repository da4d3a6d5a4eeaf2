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
  /** The member's points, a whole number. While undefined, the badge shows a placeholder. */
  score?: number | undefined
  /** The points that expire next, if soon, and the expiry date as the API returns it (`2026-12-31`). */
  expiring?: { score: number; date: string } | undefined
  /** The URL of the points history. Makes the number a link. */
  href?: string | undefined
  /** The size: `small` for a line of text, `medium` for the heading of a card. @default 'small' */
  size?: (typeof pointsBadgeSizes)[number] | undefined
}

/**
 * A member's points, and how many of them expire soon.
 *
 * When: beside the name of a signed-in buyer, in the account area, at the top of the points mall. Instead: `Money` for
 * a balance in yuan, `Badge` for a count, `LevelBadge` for the level that growth leads to.
 *
 * Keys: `Tab` reaches it if it has a `href`, `Enter` follows it.
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
