import { ShareButton } from '@millwright/commerce/ShareButton'
import { path } from '@millwright/domain/paths/path'
import type { TeamState } from '@millwright/domain/price/activity'
import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import type { GroupTeamPageData } from './GroupTeamPage.load.ts'
import * as styles from './GroupTeamPage.css.ts'

type GroupTeamPlaceProps = Pick<GroupTeamPageData, 'team' | 'cardNo'> & {
  state: TeamState
  /** Whether the buyer's order is unpaid. */
  unpaid: boolean
  /** Whether unpaid orders hold all seats. */
  held: boolean
  /** The address of the product, to open another team. */
  product: string
}

/** The buyer's place in the team: held until payment, taken, or impossible because all seats are held. */
export function GroupTeamPlace({ team, cardNo, state, unpaid, held, product }: GroupTeamPlaceProps) {
  const text = useText('groupBuy')
  const language = useLanguage()
  const { orderNumber, refunded, status, endTime, prodName, partyCode } = team
  return (
    <>
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
          action={
            <span className={styles.invite}>
              {state === 'forming' && (
                <ShareButton
                  title={text('shareTitle', { name: partyCode ?? prodName })}
                  cardNo={cardNo}
                  tone="action"
                  label={text('invite')}
                />
              )}
              <Button size={state === 'forming' ? 'large' : 'medium'} href={path('order-detail', { orderNumber })}>
                {text('seeOrder')}
              </Button>
            </span>
          }
        >
          {text(refunded ? 'paidBackHint' : state === 'full' ? 'completeHint' : 'youAreInHint')}{' '}
          {state === 'forming' && text('joinUntil', { time: formatNear(language, writeServerTime(endTime)) })}
        </Alert>
      )}
      {orderNumber === undefined && held && (
        <Alert tone="info" title={text('allHeld')} action={<Button href={product}>{text('openOwn')}</Button>}>
          {text('allHeldHint')}
        </Alert>
      )}
    </>
  )
}
