import { useMemo } from 'react'
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
import { useArrived } from './useArrived.ts'
import { useFollowing } from './useFollowing.ts'
import * as styles from './ChatThread.css.ts'

export const earlierStates = ['none', 'some', 'loading', 'failed'] as const

export type ChatThreadProps = RootProps<HTMLDivElement> & {
  /** The oldest first. A new list at each change; ids stay what they are when the server has answered. */
  messages: readonly ChatMessage[]
  /** The two sides: names, and pictures as the wire has them. */
  sides: { me: ChatSide; them: ChatSide }
  /** The server's clock, epoch milliseconds: which day is today. */
  now: number
  /** The id of the first message not read yet: a line is drawn before it, and there one begins to read. */
  unreadFrom?: string | undefined
  /** Whether there are messages before the first, and how asking for them goes. @default 'none' */
  earlier?: (typeof earlierStates)[number] | undefined
  /** Asks for earlier messages; they are put before the others in `messages`. */
  onEarlier?: (() => void) | undefined
  /** Where earlier messages are read before scripts run, or where the host takes no `onEarlier`. */
  earlierHref?: string | undefined
  /** The id of a place after the last message, for addresses that lead to it. */
  endId?: string | undefined
  /** The address that a link in the words leads by; the link's own where it is left out. */
  hrefOf?: ((href: string) => string) | undefined
  /** Sends once more what failed. */
  onResend?: ((message: { id: string }) => void) | undefined
  /** Shows a picture large; without it pictures open in a new tab. */
  onPicture?: ((picture: { src: string }) => void) | undefined
}

export type ChatSide = { name: string; picture?: string | undefined }

/**
 * A conversation: messages under the names of their days, and the place kept while it grows at either end. It fills the
 * height of what it stands in and scrolls by itself.
 *
 * When: above `ChatComposer`. Instead: `Timeline` for steps of an order, `CommentList` for reviews. It needs the texts
 * `chat`, and `order` where order cards may come.
 *
 * Keys:
 * - `Tab` reaches the conversation, then what it holds.
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
  const language = useLanguage()
  const { box, start, missed, away, onScroll, toEnd } = useFollowing(messages)
  const lines = useMemo(() => threadLines(messages, { now, unreadFrom }), [messages, now, unreadFrom])
  const arrived = useArrived(messages)
  const newest = () => {
    toEnd()
    // The button is gone now.
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
        {messages.length === 0 && (
          <div className={styles.empty}>
            <Empty drawing="page" title={text('emptyTitle')}>
              {text('emptyHint')}
            </Empty>
          </div>
        )}
        <ol className={styles.list}>
          {lines.map((line) => {
            if (line.kind === 'day')
              return (
                <li key={line.day} className={styles.day}>
                  {line.word ? text(line.word) : <time dateTime={line.day}>{formatDate(language, line.day)}</time>}
                </li>
              )
            if (line.kind === 'unread')
              return (
                <li key="unread" ref={start} className={styles.unread}>
                  <span className={styles.unreadWords}>{text('unread')}</span>
                </li>
              )
            const { message, continued } = line
            const side = message.from === 'me' ? sides.me : sides.them
            return (
              <li key={message.id} className={continued ? styles.continued : styles.message}>
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
          })}
        </ol>
        {endId && <span id={endId} />}
      </div>
      {away && messages.length > 0 && (
        <div className={styles.newest}>
          <Button size="small" tone={missed > 0 ? 'action' : 'neutral'} icon="chevronDown" onPress={newest}>
            {missed > 0 ? text('newMessages', { count: missed }) : text('newest')}
          </Button>
        </div>
      )}
      <VisuallyHidden as="div">
        <div aria-live="polite">
          {arrived.map(({ id, from, body }) => (
            <p key={id}>
              {from === 'system' && body.kind === 'text'
                ? body.text
                : text('says', { name: sides.them.name, words: body.kind === 'text' ? body.text : text(body.kind) })}
            </p>
          ))}
        </div>
      </VisuallyHidden>
    </div>
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
