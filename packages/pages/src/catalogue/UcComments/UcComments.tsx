import type { CommentLine } from '@millwright/contract/catalogue/commentCalls'
import { CommentItem } from '@millwright/commerce/CommentItem'
import { COMMENT_DAYS } from '@millwright/domain/order/commentTimes'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { TabLinks } from '@millwright/ui/TabLinks'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { CommentedGood } from './CommentedGood.tsx'
import type { UcCommentsData } from './UcComments.load.ts'
import * as styles from './UcComments.css.ts'

export type UcCommentsProps = Omit<UcCommentsData, 'head'> & { outcome?: ActionResult }
const tabHref = (tab: string, page = 1) => path('uc-comments', { tab, page: page > 1 ? page : undefined })

/** The buyer's purchases without a review, and the written reviews. */
export function UcComments({ center, tab, page, counts, lines, asked, said, outcome }: UcCommentsProps) {
  const text = useText('ucComments')
  return (
    <UserCenterFrame
      route="uc-comments"
      center={center}
      title={text('title')}
      lead={text('lead', { days: COMMENT_DAYS })}
    >
      <Tabs tab={tab} counts={counts} />
      {said && !outcome && <Alert tone="good">{text(said === 'written' ? 'saidWritten' : 'saidFollowed')}</Alert>}
      <OutcomeNotice outcome={outcome} />
      <RecordList
        page={lines}
        current={page}
        hrefOf={(to) => tabHref(tab, to)}
        keyOf={({ orderItemId }) => orderItemId}
        empty={<NoComments tab={tab} counts={counts} />}
      >
        {(line) =>
          line.comment ? (
            <Written line={line} comment={line.comment} asked={asked === line.comment.prodCommId} page={page} />
          ) : (
            <Waiting line={line} />
          )
        }
      </RecordList>
    </UserCenterFrame>
  )
}

type TabProps = Pick<UcCommentsData, 'tab' | 'counts'>

function Tabs({ tab, counts }: TabProps) {
  const text = useText('ucComments')
  return (
    <TabLinks
      label={text('tabs')}
      tabs={(['waiting', 'written'] as const).map((one) => ({
        href: tabHref(one),
        label: text(one),
        current: one === tab,
        badge: counts[one] > 0 && (
          <span className={styles.count} data-waiting={one === 'waiting' ? '' : undefined}>
            {counts[one]}
            <VisuallyHidden> {text('count', { count: counts[one] })}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  )
}

function NoComments({ tab, counts }: TabProps) {
  const text = useText('ucComments')
  const words =
    tab === 'waiting'
      ? (['emptyWaiting', 'emptyWaitingHint'] as const)
      : (['emptyWritten', 'emptyWrittenHint'] as const)
  return (
    <Empty
      drawing="page"
      title={text(words[0])}
      action={
        tab === 'written' && counts.waiting > 0 ? (
          <Button href={path('uc-comments')} tone="action">
            {text('toWaiting')}
          </Button>
        ) : (
          <Button href={path('uc-order')}>{text('toOrders')}</Button>
        )
      }
    >
      {text(words[1])}
    </Empty>
  )
}

/** A purchase without a review. */
function Waiting({ line }: { line: CommentLine }) {
  const text = useText('ucComments')
  return (
    <article className={styles.card}>
      <CommentedGood line={line}>
        <Button
          href={writeHref(line)}
          tone="action"
          size="small"
          label={text('writeOf', { name: line.partyCode ?? line.prodName })}
        >
          {text('write')}
        </Button>
      </CommentedGood>
    </article>
  )
}

const writeHref = ({ orderItemId }: CommentLine) => path('write-comments', { orderItemId })

type WrittenProps = { line: CommentLine; comment: NonNullable<CommentLine['comment']>; asked: boolean; page: number }

/** A review with its actions. Deletion asks for confirmation within the page. */
function Written({ line, comment, asked, page }: WrittenProps) {
  const text = useText('ucComments')
  const name = line.partyCode ?? line.prodName
  const here = tabHref('written', page)
  const anchor = `comment-${comment.prodCommId}`
  return (
    <article className={styles.card} id={anchor}>
      <CommentedGood line={line}>
        {comment.mayFollowUp && (
          <Button href={writeHref(line)} size="small" label={text('followUpOf', { name })}>
            {text('followUp')}
          </Button>
        )}
        {!asked && (
          <Button
            href={`${here}&confirm=${comment.prodCommId}#${anchor}`}
            size="small"
            tone="quiet"
            label={text('removeOf', { name })}
          >
            {text('remove')}
          </Button>
        )}
      </CommentedGood>
      <CommentItem comment={comment} />
      {asked && (
        <form method="post" action={here} className={styles.ask}>
          <input type="hidden" name="prodCommId" value={comment.prodCommId} />
          <p className={styles.question}>{text('removeAsk')}</p>
          <Button type="submit" name="intent" value="remove" tone="danger" size="small">
            {text('removeYes')}
          </Button>
          <Button href={here} size="small">
            {text('removeNo')}
          </Button>
        </form>
      )}
    </article>
  )
}
