import type { MemberLevel } from '@millwright/contract/member/levelEntities'
import { termWord } from '@millwright/domain/member/term'
import { useText } from '@millwright/i18n/Texts'

const words = { day: 'perDay', week: 'perWeek', month: 'perMonth', season: 'perSeason', year: 'perYear' } as const

/** How long a paid level is bought for: `a year`, `for 3 months`. */
export function useTermText(): (level: Pick<MemberLevel, 'term' | 'termType'>) => string {
  const text = useText('levels')
  return ({ term = 1, termType = 5 }) => text(words[termWord(termType) ?? 'year'], { count: term })
}
