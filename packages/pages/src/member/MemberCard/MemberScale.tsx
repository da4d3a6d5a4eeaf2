import type { MemberLevel } from '@millwright/contract/member/levelEntities'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage } from '@millwright/i18n/Texts'
import { MemberScaleList } from './MemberScaleList.tsx'
import * as styles from './MemberScale.css.ts'

export type MemberScaleProps = {
  /** Sorted by growth, lowest first. */
  levels: readonly Pick<MemberLevel, 'levelId' | 'levelName' | 'needGrowth'>[]
  growth: number
  /** The label for screen readers. */
  label: string
}

/** The number of graduations between two levels. */
const TICKS = 10

/** A scale of growth with the levels as marks, at equal distances. On phones a list beneath it names the levels. */
export function MemberScale({ levels, growth, label }: MemberScaleProps) {
  const language = useLanguage()
  if (levels.length < 2) return null
  const stages = levels.length - 1
  const at = scaleAt(levels, growth)
  const reached = levels.findLastIndex(({ needGrowth }) => growth >= needGrowth)
  const next = levels[reached + 1]?.needGrowth ?? growth
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={next}
      aria-valuenow={growth}
      aria-valuetext={`${formatNumber(language, growth)} / ${formatNumber(language, next)}`}
    >
      <svg className={styles.scale} width="100%" aria-hidden="true">
        {Array.from({ length: stages * TICKS + 1 }, (_, tick) => (
          <line
            key={tick}
            className={styles.tick}
            x1={`${(tick / (stages * TICKS)) * 100}%`}
            x2={`${(tick / (stages * TICKS)) * 100}%`}
            y1={tick % TICKS === 0 ? 8 : tick % 5 === 0 ? 14 : 17}
            y2="22"
          />
        ))}
        <rect className={styles.track} x="0" y="24" width="100%" height="6" />
        <rect className={styles.done} x="0" y="24" width={`${at}%`} height="6" />
        <svg x={`${at}%`} overflow="visible">
          <path className={styles.pointer} d="M0 24l-6-11h12z" />
        </svg>
        {levels.map(({ levelId, levelName, needGrowth }, index) => (
          <g
            key={levelId}
            className={styles.mark}
            data-reached={index <= reached ? '' : undefined}
            textAnchor={index === 0 ? 'start' : index === stages ? 'end' : 'middle'}
          >
            <text className={styles.name} x={`${(index / stages) * 100}%`} y="50">
              {levelName}
            </text>
            <text className={styles.need} x={`${(index / stages) * 100}%`} y="68">
              {formatNumber(language, needGrowth)}
            </text>
          </g>
        ))}
      </svg>
      <MemberScaleList levels={levels} reached={reached} />
    </div>
  )
}

/** Returns the position of the growth in percent of the whole scale. */
function scaleAt(levels: MemberScaleProps['levels'], growth: number): number {
  const reached = Math.max(
    0,
    levels.findLastIndex(({ needGrowth }) => growth >= needGrowth),
  )
  const [from, to] = [levels[reached]!.needGrowth, levels[reached + 1]?.needGrowth]
  const share = to === undefined ? 0 : Math.min(1, Math.max(0, (growth - from) / (to - from)))
  return Number((((reached + share) / (levels.length - 1)) * 100).toFixed(2))
}
