import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage } from '@millwright/i18n/Texts'

/** Returns a function that formats the time of a session or a sign-in. An unknown time is empty. */
export function useDeviceTime(): (time: number | undefined) => string {
  const language = useLanguage()
  return (time) => (time === undefined ? '' : formatDate(language, writeServerTime(time)))
}
