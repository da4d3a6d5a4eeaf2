import { useInUnits } from '@millwright/commerce/useInUnits'
import { GroupTeam } from '@millwright/commerce/GroupTeam'
import { QuantityStepper } from '@millwright/commerce/QuantityStepper'
import { path } from '@millwright/domain/paths/path'
import { activityPhase } from '@millwright/domain/price/activity'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import type { DetailView } from './DetailFrame.tsx'
import type { DetailGroupDeal } from './runningDeals.ts'
import * as styles from './DetailDeals.css.ts'

/**
 * The group buy: its price, the form to open a team, and the waiting teams. The buy form below it sells the product
 * outside the group. Reads `deals` and `memberPercent`.
 */
export function DetailGroup({ deals, memberPercent }: Pick<DetailView, 'deals' | 'memberPercent'>) {
  const text = useText('groupBuy')
  const money = useMoney()
  if (!deals?.open) return null
  const { now, open: deal } = deals
  const phase = activityPhase(deal, now)
  if (phase === 'ended') return <Ended />
  return (
    <section className={styles.panel} aria-labelledby="group">
      <div className={styles.head}>
        <Heading level={2} size={16} id="group">
          {text('panel')}
        </Heading>
        <Money
          amount={deal.price}
          size={22}
          tone="price"
          {...(deal.unit && { unit: deal.unit })}
          label={text('inGroup')}
        />
        <span className={styles.note}>
          {text('alone')} {money(memberPrice(deal.alone, memberPercent))}
        </span>
      </div>
      <Rules deal={deal} now={now} />
      {phase === 'running' && (
        <>
          <OpenTeam deal={deal} />
          <Teams deal={deal} now={now} />
        </>
      )}
      <p className={styles.note}>{text('buyAlone')}</p>
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

/** The SKU, the size of a team and the limit per buyer, and when the deal starts or ends. */
function Rules({ deal, now }: DealProps) {
  const text = useText('groupBuy')
  const language = useLanguage()
  const inUnits = useInUnits(deal.unit)
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
          deal.maxNum > 0 && text('limit', inUnits(deal.maxNum)),
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

/** The form that opens a team. */
function OpenTeam({ deal }: Pick<DealProps, 'deal'>) {
  const text = useText('groupBuy')
  const money = useMoney()
  const { prodId, groupActivityId, leaderPrice } = deal
  const most = Math.min(deal.maxNum > 0 ? deal.maxNum : Infinity, deal.stocks === -1 ? Infinity : deal.stocks)
  return (
    <form method="get" action={path('group-order')} className={styles.form}>
      <input type="hidden" name="prodId" value={prodId} />
      <input type="hidden" name="groupActivityId" value={groupActivityId} />
      <QuantityStepper
        name="count"
        label={text('quantity')}
        defaultValue={deal.minOrderQty}
        min={deal.minOrderQty}
        pack={deal.packQty}
        stocks={Number.isFinite(most) ? most : -1}
      />
      <Button type="submit" tone="action" disabled={most < deal.minOrderQty}>
        {leaderPrice === undefined ? text('openTeam') : `${text('openTeam')} ${money(leaderPrice)}`}
      </Button>
    </form>
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
