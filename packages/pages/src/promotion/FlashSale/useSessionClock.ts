import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'

const DAY = 86_400_000

/** Returns a function that names a moment by its time, with the day unless it is today. */
export function useSessionClock(now: number): (moment: number) => string {
  const text = useText('flashSale')
  const language = useLanguage()
  return (moment) => {
    const day = writeServerTime(moment)
    const time = day.slice(11, 16)
    if (day.slice(0, 10) === writeServerTime(now).slice(0, 10)) return time
    return day.slice(0, 10) === writeServerTime(now + DAY).slice(0, 10)
      ? text('tomorrow', { time })
      : formatNear(language, day)
  }
}
