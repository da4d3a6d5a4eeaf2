import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { TabLinks } from '@millwright/ui/TabLinks'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { InquiryCard } from './InquiryCard.tsx'
import { inquiryTabs } from './inquiryTabs.ts'
import type { InquiryTab } from './inquiryTabs.ts'
import type { UcMyInquiryData } from './UcMyInquiry.load.ts'
import * as styles from './UcMyInquiry.css.ts'
const hrefOf = (tab: InquiryTab, page = 1) => {
  const query = new URLSearchParams({ ...(tab !== 'open' && { tab }), ...(page > 1 && { page: String(page) }) })
  return path('uc-myInquiry', query)
}

/** The buyer's inquiries, by state. */
export function UcMyInquiry({ center, now, tab, current, inquiries, counts }: ViewProps<UcMyInquiryData>) {
  const text = useText('inquiry')
  const ask = (
    <Button href={path('inquiry')} tone="action" icon="inquiry" size="small">
      {text('newInquiry')}
    </Button>
  )
  return (
    <UserCenterFrame route="uc-myInquiry" center={center} title={text('myTitle')} lead={text('myLead')} tools={ask}>
      <TabLinks
        label={text('tabs')}
        tabs={inquiryTabs.map((one) => ({
          href: hrefOf(one),
          label: text(one),
          current: one === tab,
          badge: counts[one] > 0 && (
            <span className={styles.count} data-waiting={one === 'open' && counts.answered > 0 ? '' : undefined}>
              {counts[one]}
            </span>
          ),
        }))}
      />
      <RecordList
        page={inquiries}
        current={current}
        hrefOf={(page) => hrefOf(tab, page)}
        keyOf={({ inquiryId }) => inquiryId}
        empty={
          <Empty
            drawing="order"
            title={text(tab === 'open' ? 'emptyOpen' : 'emptyOther')}
            action={
              <Button href={path('inquiry')} tone={tab === 'open' ? 'action' : 'neutral'}>
                {text('newInquiry')}
              </Button>
            }
          >
            {tab === 'open' && text('emptyHint')}
          </Empty>
        }
      >
        {(inquiry) => <InquiryCard inquiry={inquiry} now={now} />}
      </RecordList>
    </UserCenterFrame>
  )
}
