import { GroupTeam } from '@millwright/commerce/GroupTeam'
import { ShareButton } from '@millwright/commerce/ShareButton'
import { path } from '@millwright/domain/paths/path'
import { teamState } from '@millwright/domain/price/activity'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { GroupTeamPageData } from './GroupTeamPage.load.ts'
import { GroupTeamPlace } from './GroupTeamPlace.tsx'
import { GroupTeamProduct } from './GroupTeamProduct.tsx'

const UNPAID = 1

/** A shared team: its product, members, missing seats and remaining time. */
export function GroupTeamPage({ team, now, cardNo }: GroupTeamPageData) {
  const text = useText('groupBuy')
  const { groupActivityId, prodId, prodName, partyCode } = team
  const { orderNumber, orderStatus, status, unpaidNum = 0, groupNumber, joinNum } = team
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
      tools={
        state === 'forming' &&
        orderNumber === undefined && <ShareButton title={text('shareTitle', { name: title })} cardNo={cardNo} />
      }
    >
      <GroupTeamProduct team={team} />
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
      <GroupTeamPlace team={team} cardNo={cardNo} state={state} unpaid={unpaid} held={held} product={product} />
    </PageFrame>
  )
}
