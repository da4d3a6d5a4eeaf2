import type { ReactNode } from 'react'
import type { LevelInfo, MemberLevel } from '@millwright/contract/member/levelEntities'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { MemberScale } from './MemberScale.tsx'
import * as styles from './MemberCard.css.ts'

export type MemberCardProps = {
  info: LevelInfo
  levels: readonly MemberLevel[]
  /** The buyer's name. */
  person: string
  /** The actions of the card. */
  children?: ReactNode
}

/** The member card in the style of a machine's type plate: name, level and progress to the next level. */
export function MemberCard({ info, levels, person, children }: MemberCardProps) {
  const text = useText('levels')
  const language = useLanguage()
  const { levelName, levelType, growth, nextGrowth, nextName, endTime, endedName } = info
  const number = (value: number) => formatNumber(language, value)
  const date = endTime === undefined ? '' : formatDate(language, writeServerTime(endTime).slice(0, 10))
  return (
    <section className={styles.plate} aria-labelledby="member-level" data-paid={levelType === 1 ? '' : undefined}>
      {(['nw', 'ne', 'sw', 'se'] as const).map((corner) => (
        <span key={corner} className={styles.rivet[corner]} aria-hidden="true" />
      ))}
      <div className={styles.top}>
        <div className={styles.who}>
          <p className={styles.person}>{person}</p>
          <h2 className={styles.level} id="member-level">
            {levelName ?? text('center')}
          </h2>
          {endTime !== undefined && (
            <p className={styles.term}>
              {endedName === undefined ? text('until', { date }) : text('endedOn', { name: endedName, date })}
            </p>
          )}
        </div>
        <dl className={styles.fields}>
          <div className={styles.field}>
            <dt className={styles.term}>{text('memberSince')}</dt>
            <dd className={styles.figure}>{number(growth)}</dd>
          </div>
        </dl>
      </div>
      <MemberScale
        levels={levels.filter((level) => level.levelType === 0).toSorted((a, b) => a.needGrowth - b.needGrowth)}
        growth={growth}
        label={nextName === undefined ? text('memberSince') : text('wayLabel', { name: nextName })}
      />
      <div className={styles.foot}>
        <p className={styles.way}>
          {nextGrowth === undefined
            ? text('highest')
            : text('missing', { missing: number(Math.max(0, nextGrowth - growth)), name: nextName ?? '' })}
        </p>
        <div className={styles.acts}>{children}</div>
      </div>
    </section>
  )
}
