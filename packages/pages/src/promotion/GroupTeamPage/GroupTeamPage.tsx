import { GroupTeam } from '@millwright/commerce/GroupTeam'
import { ShareButton } from '@millwright/commerce/ShareButton'
import { path } from '@millwright/domain/paths/path'
import { teamState } from '@millwright/domain/price/activity'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { GroupTeamPageData } from './GroupTeamPage.load.ts'
import * as styles from './GroupTeamPage.css.ts'

const UNPAID = 1

/** A shared team: its product, members, missing seats and remaining time. */
export function GroupTeamPage({ team, now }: GroupTeamPageData) {
  const text = useText('groupBuy')
  const { groupActivityId, prodId, prodName, partyCode, pic, unit, actPrice, price } = team
  const { orderNumber, orderStatus, refunded, status, unpaidNum = 0, groupNumber, joinNum } = team
  const title = partyCode ?? prodName
  const product = path('detail', { prodId, group: groupActivityId })
  const state = teamState(team, now)
  const unpaid = orderStatus === UNPAID
  // Unpaid orders hold seats, so nobody else can join.
  const held = state === 'forming' && joinNum + unpaidNum >= groupNumber
  return (
    <PageFrame
      width="narrow"
      title={text('team')}
      trail={[
        { label: text('home'), href: path('home') },
        { label: text('title'), href: path('group-buy') },
      ]}
      tools={state === 'forming' && <ShareButton title={text('shareTitle', { name: title })} />}
    >
      <Panel>
        <div className={styles.product}>
          <Image src={pic} alt="" ratio={1} width={96} fit="contain" />
          <div className={styles.words}>
            <a href={product} className={styles.title}>
              <strong className={styles.model}>{title}</strong>
              {partyCode !== undefined && <span className={styles.name}>{prodName}</span>}
            </a>
            <p className={styles.price}>
              <Money amount={actPrice} size={22} tone="price" {...(unit && { unit })} label={text('inGroup')} />
              <span className={styles.alone}>
                {text('alone')} <Money amount={price} size={14} tone="muted" label={text('alone')} />
              </span>
            </p>
          </div>
        </div>
      </Panel>
      {status === 0 ? (
        <Alert
          tone="info"
          title={text('unopened')}
          action={
            unpaid && orderNumber ? (
              <Button href={path('payment', { orderNumbers: orderNumber })} tone="action">
                {text('payToOpen')}
              </Button>
            ) : undefined
          }
        >
          {text('unopenedHint')}
        </Alert>
      ) : (
        <GroupTeam
          team={team}
          now={now}
          member={orderNumber !== undefined || held}
          action={path('group-team')}
          {...(state !== 'forming' && { openHref: product })}
        />
      )}
      {unpaid && status === 1 && (
        <Alert
          tone="warn"
          title={text('seatHeld')}
          action={
            <Button href={path('payment', { orderNumbers: orderNumber })} tone="action">
              {text('pay')}
            </Button>
          }
        >
          {text('seatHeldHint')}
        </Alert>
      )}
      {orderNumber !== undefined && !unpaid && (
        <Alert
          tone={refunded ? 'warn' : state === 'full' ? 'good' : 'info'}
          title={text(refunded ? 'paidBack' : state === 'full' ? 'complete' : 'youAreIn')}
          action={<Button href={path('order-detail', { orderNumber })}>{text('seeOrder')}</Button>}
        >
          {text(refunded ? 'paidBackHint' : state === 'full' ? 'completeHint' : 'youAreInHint')}
        </Alert>
      )}
      {orderNumber === undefined && held && (
        <Alert tone="info" title={text('allHeld')} action={<Button href={product}>{text('openOwn')}</Button>}>
          {text('allHeldHint')}
        </Alert>
      )}
    </PageFrame>
  )
}
