import type { MemberLevel } from '@millwright/contract/member/levelEntities'
import { termWord } from '@millwright/domain/member/term'
import { useText } from '@millwright/i18n/Texts'

const one = { day: 'aDay', week: 'aWeek', month: 'aMonth', season: 'aSeason', year: 'aYear' } as const
const several = { day: 'days', week: 'weeks', month: 'months', season: 'seasons', year: 'years' } as const

/** Returns a function that formats the term of a paid level: `a year`, `for 3 months`. */
export function useTermText(): (level: Pick<MemberLevel, 'term' | 'termType'>) => string {
  const text = useText('levels')
  return ({ term = 1, termType = 5 }) => {
    const word = termWord(termType) ?? 'year'
    return term === 1 ? text(one[word]) : text(several[word], { count: term })
  }
}
