import { messageKinds } from '@millwright/domain/message/messageKinds'
import type { MessageKind } from '@millwright/domain/message/messageKinds'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { TabLinks } from '@millwright/ui/TabLinks'
import type { ViewProps } from '../../defineScreen.ts'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { inboxHref, settingsHref } from '../messageHrefs.ts'
import { MessageRow } from './MessageRow.tsx'
import { MessageSettings } from './MessageSettings.tsx'
import type { UcMessagesData } from './UcMessages.load.ts'
import * as styles from './UcMessages.css.ts'

export type UcMessagesProps = ViewProps<UcMessagesData> & { outcome?: ActionResult }

/** The inbox: what the mall tells the buyer, and the settings of what the buyer wants to be told. */
export function UcMessages({ center, now, shown, outcome }: UcMessagesProps) {
  const text = useText('messages')
  if ('settings' in shown)
    return (
      <UserCenterFrame route="uc-messages" center={center} title={text('settings')} lead={text('settingsLead')}>
        <OutcomeNotice outcome={outcome} />
        <MessageSettings {...shown.settings} />
      </UserCenterFrame>
    )
  return <Inbox center={center} now={now} {...shown} outcome={outcome} />
}

type InboxProps = Pick<UcMessagesProps, 'center' | 'now'> &
  Exclude<UcMessagesData['shown'], { settings: unknown }> & { outcome: ActionResult | undefined }

function Inbox({ center, now, view, current, found, counts, outcome }: InboxProps) {
  const text = useText('messages')
  const { kind, unread } = view
  const unreadOf = (one: MessageKind | undefined) =>
    one ? (counts.kinds.find((count) => count.kind === one)?.unread ?? 0) : counts.unread
  const here = inboxHref(view, current)
  const first = !kind && !unread
  return (
    <UserCenterFrame
      route="uc-messages"
      center={center}
      title={text('title')}
      lead={text('lead')}
      tools={<InboxTools action={here} kind={kind} now={now} unread={unreadOf(kind) > 0} />}
    >
      <OutcomeNotice outcome={outcome} />
      <TabLinks
        label={text('tabs')}
        tabs={[undefined, ...messageKinds].map((one) => ({
          href: inboxHref({ kind: one, unread }),
          label: text(one ?? 'all'),
          current: one === kind,
          badge: unreadOf(one) > 0 && <span className={styles.count}>{unreadOf(one)}</span>,
        }))}
      />
      <div className={styles.filter}>
        <Link href={inboxHref({ kind, unread: unread ? undefined : true })}>
          {text(unread ? 'showAll' : 'unreadOnly')}
        </Link>
      </div>
      <RecordList
        page={found}
        current={current}
        hrefOf={(page) => inboxHref(view, page)}
        keyOf={({ messageId }) => messageId}
        variant="rows"
        empty={
          <Empty
            drawing="page"
            title={text(unread ? 'emptyUnread' : kind ? 'emptyKind' : 'empty')}
            action={first && <Button href={path('uc-order')}>{text('openOrder')}</Button>}
          >
            {first && text('emptyHint')}
          </Empty>
        }
      >
        {(message) => <MessageRow message={message} action={here} />}
      </RecordList>
    </UserCenterFrame>
  )
}

type InboxToolsProps = { action: string; kind: MessageKind | undefined; now: number; unread: boolean }

function InboxTools({ action, kind, now, unread }: InboxToolsProps) {
  const text = useText('messages')
  return (
    <>
      {unread && (
        <form method="post" action={action}>
          <input type="hidden" name="until" value={now} />
          {kind && <input type="hidden" name="kind" value={kind} />}
          <Button type="submit" name="intent" value="readAll" size="small" icon="check">
            {text('readAll')}
          </Button>
        </form>
      )}
      <Button href={settingsHref()} size="small">
        {text('settings')}
      </Button>
    </>
  )
}
