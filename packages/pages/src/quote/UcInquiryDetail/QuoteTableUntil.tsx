import { writeServerTime } from '@millwright/domain/time'
import { formatDay, formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'

const DAY = 86_400_000

type Props = {
  until: number
  now: number
  /** The sentence with the end. */
  sentence: 'validTo' | 'answersBy'
}

/** The day on which a term ends. On the last day with its time. */
export function QuoteTableUntil({ until, now, sentence }: Props) {
  const text = useText('inquiry')
  const language = useLanguage()
  const isNear = until - now < DAY
  return text(sentence, { day: isNear ? formatNear(language, writeServerTime(until)) : formatDay(language, until) })
}
