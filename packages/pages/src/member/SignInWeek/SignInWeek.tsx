import type { ScoreInfo } from '@millwright/contract/member/pointsEntities'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Text } from '@millwright/ui/Text'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { OnceForm } from '../OnceForm/OnceForm.tsx'
import * as styles from './SignInWeek.css.ts'

export type SignInWeekProps = {
  info: Pick<ScoreInfo, 'week' | 'signInDays' | 'todaySigned'>
  /** The address that the form posts to. Its action calls `pointsAction`. */
  action: string
}

const stateWords = { signed: 'signedDay', missed: 'missedDay', today: 'todayDay', coming: 'comingDay' } as const

/** The current week by the mall's calendar: the daily sign-ins, the points of each day, and the button for today. */
export function SignInWeek({ info, action }: SignInWeekProps) {
  const text = useText('points')
  const language = useLanguage()
  const { week, signInDays, todaySigned } = info
  const score = week.find(({ state }) => state === 'today')?.score ?? 0
  // The dates are the mall's, whatever the browser's time zone.
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <section className={styles.sign} aria-labelledby="sign-in">
      <div className={styles.head}>
        <div>
          <Heading level={2} size={16} id="sign-in" tabIndex={-1}>
            {text('sign')}
          </Heading>
          <Text as="p" size={13} tone="muted">
            {signInDays ? text('streak', { count: signInDays }) : text('streakNone')}
          </Text>
        </div>
        {todaySigned ? (
          <span className={styles.done}>
            <Icon name="check" />
            {text('signed')}
          </span>
        ) : (
          <OnceForm action={action}>
            <Button type="submit" name="intent" value="signIn" tone="action">
              {text('signNow', { score })}
            </Button>
          </OnceForm>
        )}
      </div>
      <ol className={styles.week}>
        {week.map((day) => (
          <li key={day.date} className={styles.day} data-state={day.state}>
            <span className={styles.name}>
              {day.state === 'today' ? text('today') : dayName.format(new Date(`${day.date}T00:00:00Z`))}
            </span>
            <span className={styles.mark} aria-hidden="true">
              {day.state === 'signed' ? <Icon name="check" /> : day.state === 'missed' ? '–' : text('plus', day)}
            </span>
            <span className={styles.date} aria-hidden="true">
              {day.date.slice(5).replace('-', '/')}
            </span>
            <VisuallyHidden>
              {formatDate(language, day.date)} {text(stateWords[day.state], day)}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <Text as="p" size={12} tone="muted">
        {text('signClock')}
      </Text>
    </section>
  )
}
