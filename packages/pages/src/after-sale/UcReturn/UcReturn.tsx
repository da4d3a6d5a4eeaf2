import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { TabLinks } from '@millwright/ui/TabLinks'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { returnTabs } from './returnTabs.ts'
import type { ReturnTab } from './returnTabs.ts'
import type { UcReturnData } from './UcReturn.load.ts'
import { RefundCard } from './RefundCard.tsx'
import * as styles from './UcReturn.css.ts'
const hrefOf = (tab: ReturnTab, page = 1) => {
  const query = new URLSearchParams({ ...(tab === 'done' && { tab }), ...(page > 1 && { page: String(page) }) })
  return path('uc-return', query)
}

/** The refunds, returns and exchanges: open ones with the next step, and completed ones. */
export function UcReturn({ center, now, tab, current, refunds, counts }: ViewProps<UcReturnData>) {
  const text = useText('afterSale')
  return (
    <UserCenterFrame route="uc-return" center={center} title={text('returns')} lead={text('lead')}>
      <TabLinks
        label={text('tabs')}
        tabs={returnTabs.map((one) => ({
          href: hrefOf(one),
          label: text(one),
          current: one === tab,
          badge: counts[one] > 0 && (
            <span className={styles.count} data-waiting={one === 'running' && counts.waiting > 0 ? '' : undefined}>
              {counts[one]}
            </span>
          ),
        }))}
      />
      <RecordList
        page={refunds}
        current={current}
        hrefOf={(page) => hrefOf(tab, page)}
        keyOf={({ refundSn }) => refundSn}
        empty={
          <Empty
            drawing="order"
            title={text(tab === 'running' ? 'emptyRunning' : 'emptyDone')}
            action={<Button href={path('uc-order')}>{text('toOrders')}</Button>}
          >
            {tab === 'running' && text('emptyRunningHint')}
          </Empty>
        }
      >
        {(refund) => <RefundCard refund={refund} now={now} />}
      </RecordList>
    </UserCenterFrame>
  )
}
