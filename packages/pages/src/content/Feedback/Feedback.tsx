import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import type { ViewProps } from '../../defineScreen.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { FeedbackRow } from '../userFeedback/FeedbackRow.tsx'
import type { FeedbackData } from './Feedback.load.ts'

/** The link to the feedback form, and the buyer's earlier feedback. */
export function Feedback({ current, found }: ViewProps<FeedbackData>) {
  const text = useText('feedback')
  const write = (
    <Button href={path('feedbacktow')} tone="action">
      {text('write')}
    </Button>
  )
  return (
    <PageFrame
      width="narrow"
      title={text('title')}
      lead={text('lead')}
      trail={[{ label: text('home'), href: path('home') }]}
      tools={found.records.length > 0 && write}
    >
      <RecordList
        page={found}
        current={current}
        hrefOf={(page) => path('feedback', { page: page > 1 ? page : undefined })}
        keyOf={({ id }) => id}
        variant="rows"
        empty={
          <Empty drawing="page" title={text('firstTitle')} action={write}>
            {text('firstText')}
          </Empty>
        }
      >
        {(feedback) => <FeedbackRow feedback={feedback} />}
      </RecordList>
      <p>
        <Link href={path('regulation')}>{text('rules')}</Link>
      </p>
    </PageFrame>
  )
}
