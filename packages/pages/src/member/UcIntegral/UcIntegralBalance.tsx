import { expiresSoon, pointsWorth } from '@millwright/domain/member/points'
import { lastDayOf } from '@millwright/domain/member/lastDayOf'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Icon } from '@millwright/ui/Icon'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { UcIntegralData } from './UcIntegral.load.ts'
import * as styles from './UcIntegral.css.ts'

/** The points balance, its worth and the dates at which points expire. */
export function UcIntegralBalance({ info }: Pick<UcIntegralData, 'info'>) {
  const text = useText('points')
  const language = useLanguage()
  const money = useMoney()
  const { score, expiringScore, expireTime, expiring, shopUseScore, time } = info
  const number = (points: number) => formatNumber(language, points)
  // Points expire at the start of that day, so the day before is the last to spend them.
  const soon = expiresSoon(expireTime, time)
  return (
    <Panel as="section">
      <div className={styles.now}>
        <Text size={13} tone="muted">
          {text('now')}
        </Text>
        <span className={styles.score}>{number(score)}</span>
        <Text size={13} tone="muted">
          {text('worth', { amount: money(pointsWorth(score, shopUseScore)) })}
        </Text>
        <p className={styles.expires} data-soon={soon || undefined}>
          <Icon name="clock" />
          {expireTime === undefined
            ? text('expiresNone')
            : text(soon ? 'expiresSoon' : 'expiresNext', {
                score: number(expiringScore),
                date: formatDate(language, lastDayOf(expireTime)),
              })}
        </p>
        {expiring.length > 1 && (
          <details className={styles.more}>
            <summary>{text('allDates')}</summary>
            <ul className={styles.dates}>
              {expiring.map((lot) => (
                <li key={lot.time}>
                  {text('dateScore', { date: formatDate(language, lastDayOf(lot.time)), score: number(lot.score) })}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Panel>
  )
}
