import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { ViewProps } from '../../defineScreen.ts'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { FeedbackRow } from '../userFeedback/FeedbackRow.tsx'
import { feedbackTabs, myFeedbackHref } from '../userFeedback/feedbackPaths.ts'
import type { UcFeedbackData } from './UcFeedback.load.ts'
import * as styles from '../userFeedback/userFeedback.css.ts'

/** The buyer's feedback, open and answered. */
export function UcFeedback({ center, tab, current, found, counts }: ViewProps<UcFeedbackData>) {
  const text = useText('feedback')
  const first = counts.untreated + counts.processed === 0
  const write = (size: 'small' | 'medium') => (
    <Button href={path('feedbacktow')} size={size} tone="action">
      {text('write')}
    </Button>
  )
  return (
    <UserCenterFrame
      route="uc-feedback"
      center={center}
      title={text('mine')}
      lead={text('mineLead')}
      tools={!first && write('small')}
    >
      {!first && (
        <TabLinks
          label={text('tabs')}
          tabs={feedbackTabs.map((one) => ({
            href: myFeedbackHref(one),
            label: text(one),
            current: one === tab,
            badge: counts[one] > 0 && (
              <span className={styles.count} data-waiting={one === 'processed' && counts.unread > 0 ? '' : undefined}>
                {counts[one]}
              </span>
            ),
          }))}
        />
      )}
      <RecordList
        page={found}
        current={current}
        hrefOf={(page) => myFeedbackHref(tab, page)}
        keyOf={({ id }) => id}
        variant="rows"
        empty={
          first ? (
            <Empty drawing="page" title={text('firstTitle')} action={write('medium')}>
              {text('firstText')}
            </Empty>
          ) : (
            <Empty drawing="page" title={text(tab === 'processed' ? 'emptyProcessed' : 'emptyUntreated')} />
          )
        }
      >
        {(feedback) => <FeedbackRow feedback={feedback} />}
      </RecordList>
    </UserCenterFrame>
  )
}
