import { GroupTeam } from '@millwright/commerce/GroupTeam'
import { path } from '@millwright/domain/paths/path'
import { activityPhase } from '@millwright/domain/price/activity'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import type { DetailView } from './DetailFrame.tsx'
import type { DetailGroupDeal } from './runningDeals.ts'
import * as styles from './DetailDeals.css.ts'

type DetailGroupPanelProps = Pick<DetailView, 'sku' | 'skuHref'> & {
  now: number
  /** The group deal that the address names. */
  deal: DetailGroupDeal
}

/** The prices and rules of a group buy, and the waiting teams. */
export function DetailGroupPanel({ now, deal, sku, skuHref }: DetailGroupPanelProps) {
  const text = useText('groupBuy')
  const phase = activityPhase(deal, now)
  if (phase === 'ended') return <Ended />
  return (
    <section className={styles.panel} aria-labelledby="group">
      <div className={styles.head}>
        <Heading level={2} size={16} id="group">
          {text('panelOf', { count: deal.people })}
        </Heading>
        <Money
          amount={deal.price}
          size={28}
          tone="price"
          {...(deal.unit && { unit: deal.unit })}
          label={text('inGroup')}
        />
        {deal.leaderPrice !== undefined && (
          <span className={styles.note}>
            {text('leader')} <Money amount={deal.leaderPrice} size={14} label={text('leader')} />
          </span>
        )}
      </div>
      <Rules deal={deal} now={now} />
      {sku?.skuId !== deal.skuId && <Link href={skuHref(deal.skuId)}>{text('chooseSize')}</Link>}
      {phase === 'running' && <Teams deal={deal} now={now} />}
    </section>
  )
}

function Ended() {
  const text = useText('groupBuy')
  const errors = useText('errors')
  return (
    <Alert tone="info" title={errors('eventEnded')} action={<Button href={path('group-buy')}>{text('others')}</Button>}>
      {text('endedHint')}
    </Alert>
  )
}

type DealProps = { deal: DetailGroupDeal; now: number }

/** The SKU, the size of a team, and when the deal starts or ends. */
function Rules({ deal, now }: DealProps) {
  const text = useText('groupBuy')
  const language = useLanguage()
  const { people, validMinutes, properties } = deal
  const size = readProperties(properties)
    .map(({ value }) => value)
    .join(' · ')
  return (
    <>
      <p className={styles.note}>
        {[
          size && text('ofSize', { size }),
          validMinutes % 60
            ? text('rules', { count: people, minutes: validMinutes })
            : text('rulesHours', { count: people, hours: validMinutes / 60 }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.note}>
        {activityPhase(deal, now) === 'before' ? (
          text('startsAt', { time: formatNear(language, writeServerTime(deal.startTime)) })
        ) : (
          <>
            {text('endsIn')} <Countdown until={deal.endTime} now={now} look="text" />
          </>
        )}
      </p>
    </>
  )
}

/** The teams that wait for members. */
function Teams({ deal: { prodId, groupActivityId, teams }, now }: DealProps) {
  const text = useText('groupBuy')
  const address = path('detail', { prodId, group: groupActivityId })
  return (
    <>
      <Heading level={3} size={14}>
        {text('teams')}
      </Heading>
      {teams.length > 0 ? (
        <div className={styles.teams}>
          {teams.map((team) => (
            <GroupTeam key={team.groupTeamId} team={team} now={now} look="row" action={address} />
          ))}
        </div>
      ) : (
        <p className={styles.note}>{text('noTeams')}</p>
      )}
    </>
  )
}
