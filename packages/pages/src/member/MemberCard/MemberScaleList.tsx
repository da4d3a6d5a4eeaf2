import type { MemberLevel } from '@millwright/contract/member/levelEntities'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage } from '@millwright/i18n/Texts'
import * as styles from './MemberScale.css.ts'

type MemberScaleListProps = {
  levels: readonly Pick<MemberLevel, 'levelId' | 'levelName' | 'needGrowth'>[]
  /** The index of the current level. */
  reached: number
}

/** The names of all levels on phones, with the current one marked. */
export function MemberScaleList({ levels, reached }: MemberScaleListProps) {
  const language = useLanguage()
  return (
    <ol className={styles.list} aria-hidden="true">
      {levels.map(({ levelId, levelName, needGrowth }, index) => (
        <li
          key={levelId}
          className={styles.level}
          data-reached={index <= reached ? '' : undefined}
          data-here={index === reached ? '' : undefined}
        >
          <span>{levelName}</span>
          <span className={styles.levelNeed}>{formatNumber(language, needGrowth)}</span>
        </li>
      ))}
    </ol>
  )
}
