import type { Ref } from 'react'
import { levelGrowth } from '@millwright/domain/account/levelGrowth'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Progress } from '@millwright/ui/Progress'
import { Skeleton } from '@millwright/ui/Skeleton'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './LevelBadge.css.ts'

export const levelBadgeLooks = ['tag', 'card'] as const

export type LevelBadgeProps = RootProps & {
  /** The membership level, as the API returns it. Without it the badge shows a placeholder. */
  member?:
    | {
        /** The number of the level, from 1. */
        level: number
        /** The name of the level in the buyer's language. */
        levelName: string
        /** The kind of level: 0 ordinary, 1 paid. @default 0 */
        levelType?: number | undefined
        /** The growth points, a whole number. */
        growth?: number | undefined
        /** The growth points of the next level. Omitted at the highest level. */
        nextGrowth?: number | undefined
        nextName?: string | undefined
        /** The end date of a paid level, as the API returns it. */
        endTime?: string | undefined
        /** Whether the paid level has ended. */
        ended?: boolean | undefined
      }
    | undefined
  /**
   * The layout: `tag` is the name alone, for use beside a nickname; `card` adds the progress to the next level.
   * @default 'tag'
   */
  look?: (typeof levelBadgeLooks)[number] | undefined
  /** The URL of a page that explains the levels. Makes the name a link. */
  href?: string | undefined
}

/**
 * A membership level: its name, the growth missing for the next level, and the end of a paid level.
 *
 * When: `tag` beside a nickname, `card` at the top of the member centre. Instead: `PointsBadge` for points to spend,
 * `Tag` for any other label.
 *
 * Keys: `Tab` reaches it if it has a `href`, `Enter` follows it.
 */
export function LevelBadge({ member, look = 'tag', href, className, ref, ...root }: LevelBadgeProps) {
  const text = useText('member')
  if (!member)
    return (
      <span aria-busy="true" {...root} ref={ref} className={cx(styles.waiting, className)}>
        <Skeleton width={look === 'tag' ? 72 : 220} height={look === 'tag' ? 24 : 72} />
        <VisuallyHidden>{text('levelUnknown')}</VisuallyHidden>
      </span>
    )
  const { level, levelName, levelType = 0, ended = false } = member
  const tone = ended ? 'ended' : levelType === 1 ? 'paid' : 'ordinary'
  const name = (
    <>
      <Icon name="shield" />
      <span className={styles.words}>{levelName}</span>
      <VisuallyHidden> {text(levelType === 1 ? 'levelPaid' : 'levelNumber', { level })}</VisuallyHidden>
    </>
  )
  const card = look === 'card'
  const given = card ? {} : root
  const names = cx(styles.tag[tone], href !== undefined && styles.link, !card && className)
  const tag =
    href === undefined ? (
      <span {...given} ref={card ? undefined : ref} className={names}>
        {name}
      </span>
    ) : (
      <a href={href} {...given} ref={card ? undefined : (ref as Ref<HTMLAnchorElement>)} className={names}>
        {name}
      </a>
    )
  if (!card) return tag
  return (
    <div {...root} ref={ref as Ref<HTMLDivElement>} className={cx(styles.card, className)}>
      {tag}
      <LevelBadgeWay member={member} />
    </div>
  )
}

function LevelBadgeWay({
  member: { growth, nextGrowth, nextName, endTime, ended },
}: {
  member: NonNullable<LevelBadgeProps['member']>
}) {
  const text = useText('member')
  const language = useLanguage()
  const way = growth === undefined ? undefined : levelGrowth({ growth, nextGrowth })
  return (
    <>
      {growth !== undefined && way && nextGrowth !== undefined && (
        <>
          <Progress
            label={text('growth', {
              growth: formatNumber(language, growth),
              needed: formatNumber(language, nextGrowth),
            })}
            value={way.share * 100}
          />
          <p className={styles.note}>
            {text(nextName ? 'growthMissing' : 'growthMissingNext', {
              missing: formatNumber(language, way.missing),
              name: nextName ?? '',
            })}
          </p>
        </>
      )}
      {growth !== undefined && !way && (
        <p className={styles.note}>
          {text('growthAlone', { growth: formatNumber(language, growth) })} · {text('levelHighest')}
        </p>
      )}
      {endTime && (
        <p className={ended ? styles.warned : styles.note}>
          {text(ended ? 'levelEnded' : 'levelUntil', { date: formatDate(language, endTime.slice(0, 10)) })}
        </p>
      )}
    </>
  )
}
