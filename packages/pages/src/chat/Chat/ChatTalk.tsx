import { useEffect, useState, useSyncExternalStore } from 'react'
import { ChatComposer } from '@millwright/commerce/ChatComposer'
import { ChatThread } from '@millwright/commerce/ChatThread'
import { ProblemText } from '@millwright/commerce/ProblemText'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import { leavingPath } from '@millwright/domain/link/link'
import type { LineState } from '@millwright/domain/chat/chatLine'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { IconButton } from '@millwright/ui/IconButton'
import { Link } from '@millwright/ui/Link'
import { Status } from '@millwright/ui/Status'
import type { ActionResult } from '../../loader.ts'
import type { ChatData, ChatRoom } from './Chat.load.ts'
import { ChatOffered } from './ChatOffered.tsx'
import { createTalk } from './createTalk.ts'
import { freshId } from './freshId.ts'
import { standing } from './standing.ts'
import type { ChatLive } from './live.ts'
import type { LineHandle } from './useLine.ts'
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

/** The text key of a lost line. */
const broken = { lost: 'connectionBroken', elsewhere: 'loggedInElsewhere' } as const

/** A conversation: its messages, the product or order to send, and the composer. */
export function ChatTalk({ room, me, now, line, state, live, outcome, onNews }: ChatTalkProps) {
  const text = useText('chat')
  const errors = useText('errors')
  const { shopId, shopName, shopImg, offer } = room
  const [{ happen, now: nowOf, subscribe }] = useState(() =>
    createTalk(room, { say: line.say, find: live?.find, onOther: onNews }),
  )
  const talk = useSyncExternalStore(subscribe, nowOf, nowOf)
  const [offered, setOffered] = useState<string>()
  const [trouble, setTrouble] = useState<{ words?: string }>()
  const { messages } = talk
  const { stand } = state

  useEffect(
    () =>
      line.hear((frame) => {
        happen({ on: 'frame', frame })
        if (frame.code === '00000' && Number(frame.msgType) in said) onNews()
      }),
    [line, happen, onNews],
  )
  useEffect(() => happen({ on: 'stand', stand }), [stand, happen])
  // A page load adds its messages to the running conversation.
  useEffect(() => happen({ on: 'found', way: 'after', messages: room.messages, more: false }), [room.messages, happen])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') happen({ on: 'seen' })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [messages, stand, happen])

  const say = (msgType: number, content: string) => {
    setTrouble(undefined)
    happen({ on: 'say', id: freshId(), msgType, content, time: Date.now() })
  }
  const upload = async (file: File) => {
    setTrouble(undefined)
    const done = await live?.upload({ shopId, file }).catch(() => ({ refused: undefined }))
    if (done && 'filePath' in done) say(chatKinds.picture, done.filePath)
    else setTrouble({ words: done?.refused })
  }
  // Until the line starts, the browser submits the forms.
  const begun = stand !== 'idle'
  const { composer, note, again } = standing(state)
  const away = talk.offline
  return (
    <>
      <div className={styles.title}>
        <span className={styles.back}>
          <IconButton href={path('chat')} tone="quiet" icon="chevronLeft" label={text('allConversations')} />
        </span>
        <Link href={path('shopIndex', { sid: shopId })} tone="ink">
          {shopName}
        </Link>
        <span className={styles.online}>
          {room.online && !away ? (
            <Status tone="good">{text('online')}</Status>
          ) : (
            <Status tone="neutral">{text('offlineShop')}</Status>
          )}
        </span>
      </div>
      {room.later && !begun && (
        <p className={styles.notice}>
          <Link href={`${path('chat', { sid: shopId })}#newest`}>{text('newest')}</Link>
        </p>
      )}
      <ChatThread
        messages={messages}
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
      <div role="status" className={styles.notices}>
        {away && <Alert tone="info">{text('peerOffline')}</Alert>}
        {talk.refused !== undefined && <Alert tone="bad">{talk.refused || errors('notResponsibleForChat')}</Alert>}
        {trouble && <Alert tone="bad">{trouble.words ?? text('pictureFailed')}</Alert>}
        {outcome && !outcome.done && (
          <Alert tone="bad">
            <ProblemText problem={outcome.problem} />
          </Alert>
        )}
        {state.nobody && (
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
      {offer && offered !== offer.id && (
        <ChatOffered
          offer={offer}
          action={path('chat', { sid: shopId })}
          formId={room.formId}
          disabled={begun && stand !== 'open'}
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
        note={
          note &&
          (note in broken
            ? errors(broken[note as keyof typeof broken])
            : text(note as 'connecting', { count: state.tries }))
        }
        onSend={begun ? ({ text: words }) => say(chatKinds.text, words) : undefined}
        onPicture={begun ? ({ file }) => void upload(file) : undefined}
        onReconnect={again ? line.begin : undefined}
        quickReplies={begun ? questions.map((id) => ({ id, text: text(id) })) : undefined}
      />
    </>
  )
}

const said: Readonly<Record<number, true>> = {
  [chatKinds.text]: true,
  [chatKinds.picture]: true,
  [chatKinds.system]: true,
  [chatKinds.product]: true,
  [chatKinds.order]: true,
}
