import { useProblemText } from '@millwright/commerce/ProblemText'
import { expiresSoon, pointsWorth } from '@millwright/domain/member/points'
import { lastDayOf } from '@millwright/domain/member/lastDayOf'
import { pointsSearchText } from '@millwright/domain/member/pointsQuery'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { PointTasks } from '../PointTasks/PointTasks.tsx'
import { SignInWeek } from '../SignInWeek/SignInWeek.tsx'
import type { UcIntegralData } from './UcIntegral.load.ts'
import { UcIntegralLog } from './UcIntegralLog.tsx'
import * as styles from './UcIntegral.css.ts'

export type UcIntegralProps = UcIntegralData & { outcome?: ActionResult }

/** The buyer's points: balance, next expiry, the daily sign-in and the ledger. */
export function UcIntegral(props: UcIntegralProps) {
  const { center, info, query, outcome } = props
  const text = useText('points')
  const language = useLanguage()
  const money = useMoney()
  const { round } = useCurrencyWords()
  const problemText = useProblemText()
  const { score, expiringScore, expireTime, expiring, shopUseScore, earnYuan, useShare, validMonths, time } = info
  const number = (points: number) => formatNumber(language, points)
  // Points expire at the start of that day, so the day before is the last to spend them.
  const soon = expiresSoon(expireTime, time)
  return (
    <UserCenterFrame
      route="uc-integral"
      center={center}
      title={text('title')}
      lead={text('lead')}
      tools={<Link href={path('integral-mall')}>{text('toMall')}</Link>}
    >
      <DoneNotice outcome={outcome} />
      {outcome && !outcome.done && <Alert tone="bad">{problemText(outcome.problem)}</Alert>}
      <div className={styles.top}>
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
        <Panel>
          <SignInWeek info={info} action={`${path('uc-integral')}${pointsSearchText(query)}`} />
        </Panel>
      </div>
      <UcIntegralLog {...props} />
      <div className={styles.foot}>
        <Panel>
          <PointTasks tasks={info.tasks} action={`${path('uc-integral')}${pointsSearchText(query)}`} />
        </Panel>
        <Panel as="section">
          <Heading level={2} size={16}>
            {text('rules')}
          </Heading>
          <ul className={styles.rules}>
            {earnYuan !== undefined && <li>{text('ruleEarn', { amount: round(earnYuan) })}</li>}
            {useShare !== undefined && (
              <li>{text('ruleUse', { score: shopUseScore, amount: round(1), share: useShare })}</li>
            )}
            {validMonths !== undefined && <li>{text('ruleEnd', { count: validMonths })}</li>}
          </ul>
        </Panel>
      </div>
    </UserCenterFrame>
  )
}
