import { useState } from 'react'
import { ChatComposer } from '@millwright/commerce/ChatComposer'
import { ChatThread } from '@millwright/commerce/ChatThread'
import { ProblemText } from '@millwright/commerce/ProblemText'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import { leavingPath } from '@millwright/domain/link/link'
import type { LineState } from '@millwright/domain/chat/chatLine'
import type { ConversationState } from '@millwright/domain/chat/chatConversation'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { IconButton } from '@millwright/ui/IconButton'
import { Link } from '@millwright/ui/Link'
import { Status } from '@millwright/ui/Status'
import type { ActionResult } from '../../loader.ts'
import type { ChatData, ChatPresence, ChatRoom } from './Chat.load.ts'
import { ChatOffered } from './ChatOffered.tsx'
import { composerState } from './composerState.ts'
import type { ChatLive } from './live.ts'
import type { LineHandle } from './useLine.ts'
import { useConversation } from './useConversation.ts'
import * as styles from './Chat.css.ts'

type ChatTalkProps = {
  room: ChatRoom
  me: ChatData['me']
  now: number
  line: LineHandle
  state: LineState
  live?: ChatLive
  outcome?: ActionResult
  onNews: () => void
}

const questions = ['askStock', 'askTime', 'askPrice', 'askReport', 'askInvoice'] as const

/** The text key for each presence of the shop. */
const presenceKeys = { online: 'online', hours: 'inHours', closed: 'outOfHours' } as const

/** The text key for each state of a lost connection. */
const broken = { lost: 'connectionBroken', elsewhere: 'loggedInElsewhere' } as const

/** A conversation: its messages, the product or order to send, and the composer. */
export function ChatConversationPanel({ room, me, now, line, state, live, outcome, onNews }: ChatTalkProps) {
  const text = useText('chat')
  const { shopId, shopName, shopImg, offer } = room
  const { status } = state
  const { talk, happen, say, upload, trouble } = useConversation(room, { line, lineStatus: status, live, onNews })
  const [offered, setOffered] = useState<string>()
  // Before the client connects, the browser submits the forms.
  const begun = status !== 'idle'
  const { composer, note, again } = composerState(state)
  const presence: ChatPresence = room.online && !talk.offline ? { state: 'online' } : room.away
  const awayText = useAwayText(presence)
  const noteText = useNoteText(note, state.tries)
  return (
    <>
      <TalkTitle room={room} presence={presence} />
      {room.later && !begun && (
        <p className={styles.notice}>
          <Link href={`${path('chat', { sid: shopId })}#newest`}>{text('newest')}</Link>
        </p>
      )}
      <ChatThread
        messages={talk.messages}
        now={now}
        unreadFrom={room.unreadFrom}
        endId="newest"
        hrefOf={(href) => leavingPath(href, { chat: shopId })}
        sides={{ me: { name: me.name || text('me'), picture: me.picture }, them: { name: shopName, picture: shopImg } }}
        earlier={talk.earlier}
        earlierHref={path('chat', { sid: shopId, before: talk.from })}
        onEarlier={begun ? () => happen({ on: 'earlier' }) : undefined}
        onResend={({ id }) => happen({ on: 'resend', id })}
      />
      <TalkNotices
        shopId={shopId}
        talk={talk}
        away={awayText}
        trouble={trouble}
        isUnknownUser={state.isUnknownUser}
        outcome={outcome}
      />
      {offer && offered !== offer.id && (
        <ChatOffered
          offer={offer}
          action={path('chat', { sid: shopId })}
          formId={room.formId}
          disabled={begun && status !== 'open'}
          onSend={
            begun
              ? () => {
                  say(offer.msgType, offer.content)
                  setOffered(offer.id)
                }
              : undefined
          }
        />
      )}
      <ChatComposer
        action={path('chat', { sid: shopId })}
        fields={{ clientMsgId: room.formId }}
        state={composer}
        note={noteText}
        onSend={begun ? ({ text: words }) => say(chatKinds.text, words) : undefined}
        onPicture={begun ? ({ file }) => void upload(file) : undefined}
        onReconnect={again ? line.begin : undefined}
        quickReplies={begun ? questions.map((id) => ({ id, text: text(id) })) : undefined}
      />
    </>
  )
}

/** The name of the shop, whether it answers now, and on phones the link back to the list. */
function TalkTitle({ room: { shopId, shopName }, presence }: { room: ChatRoom; presence: ChatPresence }) {
  const text = useText('chat')
  return (
    <div className={styles.title}>
      <span className={styles.back}>
        <IconButton href={path('chat')} tone="quiet" icon="chevronLeft" label={text('allConversations')} />
      </span>
      <Link href={path('shopIndex', { sid: shopId })} tone="ink">
        {shopName}
      </Link>
      <span className={styles.online}>
        <Status tone={presence.state === 'online' ? 'good' : presence.state === 'hours' ? 'info' : 'neutral'}>
          {text(presenceKeys[presence.state])}
        </Status>
      </span>
    </div>
  )
}

type TalkNoticesProps = Pick<LineState, 'isUnknownUser'> & {
  shopId: string
  talk: Pick<ConversationState, 'offline' | 'refused'>
  /** When the shop answers, if nobody of it is online. */
  away: string | undefined
  trouble: { words?: string | undefined } | undefined
  outcome: ActionResult | undefined
}

/** The notices about the conversation: the shop answers later, a message was refused, the buyer is signed out. */
function TalkNotices({ shopId, talk, away, trouble, isUnknownUser, outcome }: TalkNoticesProps) {
  const text = useText('chat')
  const errors = useText('errors')
  return (
    <div role="status" className={styles.notices}>
      {away && <p className={styles.away}>{away}</p>}
      {talk.refused !== undefined && <Alert tone="bad">{talk.refused || errors('notResponsibleForChat')}</Alert>}
      {trouble && <Alert tone="bad">{trouble.words ?? text('pictureFailed')}</Alert>}
      {outcome && !outcome.done && (
        <Alert tone="bad">
          <ProblemText problem={outcome.problem} />
        </Alert>
      )}
      {isUnknownUser && (
        <Alert
          tone="warn"
          action={
            <Button size="small" href={path('login', { back: path('chat', { sid: shopId }) })}>
              {text('logIn')}
            </Button>
          }
        >
          {errors('accountOffline')}
        </Alert>
      )}
    </div>
  )
}

/** Returns when a shop answers of which nobody is online, in the mall's time. */
function useAwayText(presence: ChatPresence): string | undefined {
  const text = useText('chat')
  const language = useLanguage()
  if (presence.state === 'online') return undefined
  if (presence.state === 'hours') return text('answersSoon')
  const opens = writeServerTime(presence.opens)
  return text('answersFrom', { day: formatDay(language, presence.opens), time: opens.slice(11, 16) })
}

/** Returns the note for a connection that cannot send. */
function useNoteText(note: ReturnType<typeof composerState>['note'], tries: number): string | undefined {
  const text = useText('chat')
  const errors = useText('errors')
  if (note === undefined) return undefined
  return note === 'lost' || note === 'elsewhere' ? errors(broken[note]) : text(note, { count: tries })
}
