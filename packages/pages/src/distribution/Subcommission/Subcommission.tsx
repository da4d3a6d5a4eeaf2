import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { TabLinks } from '@millwright/ui/TabLinks'
import { CopyNumber } from '@millwright/commerce/CopyNumber'
import type { ViewProps } from '../../defineScreen.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { CommissionGoods } from './CommissionGoods.tsx'
import { CommissionIncome } from './CommissionIncome.tsx'
import { CommissionWallet } from './CommissionWallet.tsx'
import { CommissionWithdraw } from './CommissionWithdraw.tsx'
import { commissionHref, commissionTabs } from './commissionHref.ts'
import type { SubcommissionData } from './Subcommission.load.ts'

export type SubcommissionProps = ViewProps<SubcommissionData>

const STOPPED = 2
const labels = { income: 'tabIncome', goods: 'tabGoods', withdraw: 'tabWithdraw' } as const

/** The distributor's commission by state, the products to share, and the withdrawals. */
export function Subcommission({ center, own, wallet, origin, page, done, shown, outcome }: SubcommissionProps) {
  const text = useText('distribution')
  const cardNo = own.cardNo ?? ''
  return (
    <UserCenterFrame
      route="subcommission"
      center={center}
      title={text('commissionTitle')}
      lead={
        <>
          {text('yourCard')} <CopyNumber value={cardNo} name={text('yourCard')} />
        </>
      }
    >
      {own.state === STOPPED && (
        <Alert tone="warn" title={text('stoppedTitle')}>
          {own.reason && text('reason', { reason: own.reason })} {text('stoppedHint')}
        </Alert>
      )}
      <CommissionWallet wallet={wallet} />
      <TabLinks
        label={text('tabs')}
        tabs={commissionTabs.map((tab) => ({
          href: commissionHref({ tab }),
          label: text(labels[tab]),
          current: tab === shown.tab,
        }))}
      />
      {shown.tab === 'income' && <CommissionIncome {...shown} page={page} />}
      {shown.tab === 'goods' && (
        <CommissionGoods {...shown} page={page} origin={origin} cardNo={cardNo} stopped={own.state === STOPPED} />
      )}
      {shown.tab === 'withdraw' && <CommissionWithdraw {...shown} {...{ own, wallet, page, done, outcome }} />}
    </UserCenterFrame>
  )
}
