import { useMemo } from 'react'
import type { RefObject } from 'react'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx'
import { threadLines } from './threadLines.ts'
import type { ThreadLine } from './threadLines.ts'
import { useArrivedMessages } from './useArrivedMessages.ts'
import { useScrollFollow } from './useScrollFollow.ts'
import * as styles from './ChatThread.css.ts'

export const earlierStates = ['none', 'some', 'loading', 'failed'] as const

export type ChatThreadProps = RootProps<HTMLDivElement> & {
  /** The messages, oldest first, as a new array on each change. Ids must stay the same after the server responds. */
  messages: readonly ChatMessage[]
  /** The two sides: names, and pictures as the API returns them. */
  sides: { me: ChatSide; them: ChatSide }
  /** The server's time in epoch milliseconds, to label today and yesterday. */
  now: number
  /** The id of the first unread message. A line is drawn before it, and the thread initially scrolls there. */
  unreadFrom?: string | undefined
  /** Whether there are earlier messages, and the state of loading them. @default 'none' */
  earlier?: (typeof earlierStates)[number] | undefined
  /** Called to load earlier messages, which the host prepends to `messages`. */
  onEarlier?: (() => void) | undefined
  /** The URL of earlier messages, for readers without scripts or hosts without `onEarlier`. */
  earlierHref?: string | undefined
  /** The id of an anchor after the last message, as a link target. */
  endId?: string | undefined
  /** Returns the URL to use for a link in the text. Defaults to the link itself. */
  hrefOf?: ((href: string) => string) | undefined
  /** Called when the reader resends a failed message. */
  onResend?: ((message: { id: string }) => void) | undefined
  /** Called when the reader enlarges a picture. Without it pictures open in a new tab. */
  onPicture?: ((picture: { src: string }) => void) | undefined
}

export type ChatSide = { name: string; picture?: string | undefined }

/**
 * A conversation, grouped by day. It keeps the scroll position while messages are added at either end, fills the height
 * of its container and scrolls.
 *
 * When: above `ChatComposer`. Instead: `Timeline` for steps of an order, `CommentList` for reviews. It needs the texts
 * `chat`, and `order` for order cards.
 *
 * Keys:
 * - `Tab` reaches the conversation, then its content.
 * - `ArrowUp`, `ArrowDown`, `PageUp`, `PageDown`, `Home`, `End` scroll it.
 */
export function ChatThread({
  messages,
  sides,
  now,
  unreadFrom,
  earlier = 'none',
  onEarlier,
  earlierHref,
  endId,
  hrefOf,
  onResend,
  onPicture,
  className,
  ...root
}: ChatThreadProps) {
  const text = useText('chat')
  const { box, start, missed, away, onScroll, toEnd } = useScrollFollow(messages)
  const lines = useMemo(() => threadLines(messages, { now, unreadFrom }), [messages, now, unreadFrom])
  const newest = () => {
    toEnd()
    // The pressed button disappears, so the conversation takes its focus.
    box.current?.focus({ preventScroll: true })
  }
  return (
    <div {...root} className={cx(styles.thread, className)}>
      <div
        ref={box}
        role="region"
        aria-label={text('messages', { name: sides.them.name })}
        tabIndex={0}
        className={styles.box}
        onScroll={onScroll}
      >
        {messages.length > 0 && (
          <div className={styles.earlier}>
            <ChatThreadEarlier state={earlier} onEarlier={onEarlier} href={onEarlier ? undefined : earlierHref} />
          </div>
        )}
        {messages.length === 0 && <ChatThreadEmpty />}
        <ol className={styles.list}>
          {lines.map((line) => (
            <ChatThreadLine
              key={line.kind === 'message' ? line.message.id : line.kind === 'day' ? line.day : 'unread'}
              line={line}
              sides={sides}
              start={start}
              hrefOf={hrefOf}
              onResend={onResend}
              onPicture={onPicture}
            />
          ))}
        </ol>
        {endId && <span id={endId} />}
      </div>
      {away && messages.length > 0 && <ChatThreadNewest missed={missed} onPress={newest} />}
      <Arrived messages={messages} name={sides.them.name} />
    </div>
  )
}

type ChatThreadLineProps = Pick<ChatThreadProps, 'sides' | 'hrefOf' | 'onResend' | 'onPicture'> & {
  line: ThreadLine
  start: RefObject<HTMLLIElement | null>
}

/** A line of the conversation: a day, the mark before the first unread message, or a message. */
function ChatThreadLine({ line, sides, start, hrefOf, onResend, onPicture }: ChatThreadLineProps) {
  const text = useText('chat')
  const language = useLanguage()
  if (line.kind === 'day')
    return (
      <li className={styles.day}>
        {line.word ? text(line.word) : <time dateTime={line.day}>{formatDate(language, line.day)}</time>}
      </li>
    )
  if (line.kind === 'unread')
    return (
      <li ref={start} className={styles.unread}>
        <span className={styles.unreadWords}>{text('unread')}</span>
      </li>
    )
  const { message, continued } = line
  const side = message.from === 'me' ? sides.me : sides.them
  return (
    <li className={continued ? styles.continued : styles.message}>
      <ChatBubble
        message={message}
        name={side.name}
        picture={side.picture}
        continued={continued}
        hrefOf={hrefOf}
        onResend={onResend}
        onPicture={onPicture}
      />
    </li>
  )
}

function ChatThreadEmpty() {
  const text = useText('chat')
  return (
    <div className={styles.empty}>
      <Empty drawing="page" title={text('emptyTitle')}>
        {text('emptyHint')}
      </Empty>
    </div>
  )
}

/** The button that scrolls to the end, with the number of new messages. */
function ChatThreadNewest({ missed, onPress }: { missed: number; onPress: () => void }) {
  const text = useText('chat')
  return (
    <div className={styles.newest}>
      <Button size="small" tone={missed > 0 ? 'action' : 'neutral'} icon="chevronDown" onPress={onPress}>
        {missed > 0 ? text('newMessages', { count: missed }) : text('newest')}
      </Button>
    </div>
  )
}

/** Announces received messages to screen readers. */
function Arrived({ messages, name }: Pick<ChatThreadProps, 'messages'> & { name: string }) {
  const text = useText('chat')
  const arrived = useArrivedMessages(messages)
  return (
    <VisuallyHidden as="div">
      <div aria-live="polite">
        {arrived.map(({ id, from, body }) => (
          <p key={id}>
            {from === 'system' && body.kind === 'text'
              ? body.text
              : text('says', { name, words: body.kind === 'text' ? body.text : text(body.kind) })}
          </p>
        ))}
      </div>
    </VisuallyHidden>
  )
}

function ChatThreadEarlier({
  state,
  onEarlier,
  href,
}: {
  state: NonNullable<ChatThreadProps['earlier']>
  onEarlier?: () => void
  href?: string
}) {
  const text = useText('chat')
  switch (state) {
    case 'none':
      return <p className={styles.begin}>{text('begin')}</p>
    case 'failed':
      return (
        <>
          <p role="alert" className={styles.failed}>
            {text('earlierFailed')}
          </p>
          <Button size="small" icon="refresh" onPress={onEarlier}>
            {text('again')}
          </Button>
        </>
      )
    default:
      return (
        <Button
          size="small"
          tone="quiet"
          icon="chevronUp"
          href={href}
          loading={state === 'loading'}
          onPress={onEarlier}
        >
          {text('earlier')}
        </Button>
      )
  }
}
