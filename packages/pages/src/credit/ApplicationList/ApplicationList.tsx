import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { ViewProps } from '../../defineScreen.ts'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { EntryTable } from '../ledger/EntryTable.tsx'
import * as styles from '../ledger/ledger.css.ts'
import type { ApplicationListData } from './ApplicationList.load.ts'
import { ApplicationCard } from './ApplicationCard.tsx'
import { listTabs } from './listTabs.ts'
import type { ListTab } from './listTabs.ts'

const labels = { entries: 'tabEntries', applications: 'tabApplications' } as const
const hrefOf = (tab: ListTab, page = 1) => {
  const query = new URLSearchParams({ ...(tab !== 'entries' && { tab }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `${path('application-list')}?${query}` : path('application-list')
}

/** The ledger of the account period, and its applications. */
export function ApplicationList({ center, current, shown }: ViewProps<ApplicationListData>) {
  const text = useText('credit')
  return (
    <UserCenterFrame
      route="application-list"
      center={center}
      title={text('entries')}
      lead={text('entriesLead')}
      tools={<Button href={path('financial-payment')}>{text('toCredit')}</Button>}
    >
      <TabLinks
        label={text('tabs')}
        tabs={listTabs.map((tab) => ({ href: hrefOf(tab), label: text(labels[tab]), current: tab === shown.tab }))}
      />
      {shown.tab === 'applications' ? (
        <RecordList
          page={shown.applications}
          current={current}
          hrefOf={(page) => hrefOf('applications', page)}
          keyOf={({ applicationId }) => applicationId}
          empty={
            <Empty
              drawing="page"
              title={text('emptyApplications')}
              action={<Button href={path('financial-payment')}>{text('toCredit')}</Button>}
            />
          }
        >
          {(application) => <ApplicationCard application={application} />}
        </RecordList>
      ) : shown.entries.records.length ? (
        <Panel as="section">
          <div className={styles.section}>
            <EntryTable caption={text('entries')} entries={shown.entries.records} />
            {shown.entries.pages > 1 && (
              <Pagination
                page={current}
                pages={shown.entries.pages}
                total={shown.entries.total}
                hrefOf={(page) => hrefOf('entries', page)}
              />
            )}
          </div>
        </Panel>
      ) : (
        <Panel>
          <Empty
            drawing="order"
            title={text('emptyEntries')}
            action={<Button href={path('home')}>{text('toShop')}</Button>}
          >
            {text('emptyEntriesHint')}
          </Empty>
        </Panel>
      )}
    </UserCenterFrame>
  )
}
