import type { BuyerSession, LoginRecord } from '@millwright/contract/account/entities'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Table } from '@millwright/ui/Table'
import { Tag } from '@millwright/ui/Tag'
import { Text } from '@millwright/ui/Text'
import type { StepResult } from '../../layout/stepResult.ts'
import { deviceName } from './deviceName.ts'
import { Section } from './Section.tsx'
import * as styles from './UcAccount.css.ts'

type Problem = Parameters<ReturnType<typeof useProblemText>>[0]

/** The active sessions and the last sign-ins of the account. */
export function Devices({
  sessions,
  logins,
  outcome,
}: {
  sessions: readonly BuyerSession[]
  logins: readonly LoginRecord[]
  outcome: StepResult | undefined
}) {
  const text = useText('ownAccount')
  const problem = useProblemText()
  const language = useLanguage()
  const at = (time: number | undefined) => (time === undefined ? '' : formatDate(language, writeServerTime(time)))
  return (
    <Section
      title={text('devices')}
      tools={
        sessions.length > 1 && (
          <form method="post" action={path('uc-account')}>
            <Button type="submit" name="intent" value="endOthers" size="small">
              {text('endOthers')}
            </Button>
          </form>
        )
      }
    >
      <Text as="p" tone="muted">
        {text('devicesLead', { count: sessions.length })}
      </Text>
      {outcome && !outcome.done && <Alert tone="bad">{problem(outcome.problem as Problem)}</Alert>}
      <ul className={styles.rows}>
        {sessions.map(({ sessionId, current, createTime, lastTime, address, ...agent }) => {
          const device = deviceName(agent, text)
          return (
            <li key={sessionId} className={styles.row}>
              <div className={styles.rowText}>
                <span className={styles.rowName}>
                  {device}
                  {current && <Tag tone="good">{text('thisDevice')}</Tag>}
                </span>
                <span className={styles.facts}>
                  <span className={styles.fact}>{text('loggedInAt', { time: at(createTime) })}</span>
                  {!current && <span className={styles.fact}>{text('usedAt', { time: at(lastTime) })}</span>}
                  {address !== undefined && <span className={styles.fact}>{text('fromAddress', { address })}</span>}
                </span>
              </div>
              {!current && (
                <form method="post" action={path('uc-account')}>
                  <input type="hidden" name="sessionId" value={sessionId} />
                  <Button
                    type="submit"
                    name="intent"
                    value="endSession"
                    size="small"
                    label={text('endSessionOf', { device })}
                  >
                    {text('endSession')}
                  </Button>
                </form>
              )}
            </li>
          )
        })}
      </ul>
      {logins.length > 0 && (
        <>
          <Heading level={3} size={16}>
            {text('logins')}
          </Heading>
          <Table
            caption={text('logins')}
            hideCaption
            dense
            narrow="cards"
            columns={[
              {
                key: 'time',
                header: text('loginTime'),
                whole: true,
                rowHeader: true,
                cell: (row) => at(row.createTime),
              },
              { key: 'device', header: text('loginDevice'), cell: (row) => deviceName(row, text) },
              { key: 'address', header: text('loginAddress'), whole: true, cell: (row) => row.address ?? '—' },
            ]}
            rows={logins}
            rowKey={({ createTime, browser, system }) => `${createTime} ${browser} ${system}`}
          />
          <Text as="p" size={13} tone="muted">
            {text('loginsHint')}{' '}
            <a href={path('uc-password')} className={styles.link}>
              {text('changePassword')}
            </a>
          </Text>
        </>
      )}
    </Section>
  )
}
