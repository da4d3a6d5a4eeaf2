import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Countdown } from '@millwright/ui/Countdown'

const DAY = 86_400_000

type Props = {
  until: number
  now: number
  /** The sentence with the day of the end. */
  day: 'validTo' | 'answersBy'
  /** The words before the time that is left on the last day. */
  last: string
}

/** The day on which a term ends. On the last day, the time that is left. */
export function QuoteTableUntil({ until, now, day, last }: Props) {
  const text = useText('inquiry')
  const language = useLanguage()
  if (until - now >= DAY) return text(day, { day: formatDay(language, until) })
  return (
    <>
      {last} <Countdown until={until} now={now} look="text" />
    </>
  )
}
