import type { Ref } from 'react'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'
import { writeServerTime } from '@millwright/domain/time'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { ChatBubbleAvatar } from './ChatBubbleAvatar.tsx'
import { ChatBubbleBody } from './ChatBubbleBody.tsx'
import * as styles from './ChatBubble.css.ts'

export type ChatBubbleProps = RootProps & {
  /**
   * The message, built by the host and `readChatBody`: sender, time, body and, for own messages, the delivery state.
   */
  message: ChatMessage
  /** The sender's name. Shown above the other side's messages; for the reader's own, only screen readers get it. */
  name: string
  /** The sender's picture, as the API returns it. Defaults to the first letter of the name. */
  picture?: string | undefined
  /**
   * Whether the message directly follows another of the same sender. Name and picture are not repeated.
   * @default false
   */
  continued?: boolean | undefined
  /**
   * Returns the URL to use for a link in the text, such as a warning page for external links. Defaults to the link
   * itself.
   */
  hrefOf?: ((href: string) => string) | undefined
  /** Called when the reader resends a failed message. Without it the bubble only shows the failure. */
  onResend?: ((message: { id: string }) => void) | undefined
  /** Called when the reader enlarges a picture. Without it the picture opens in a new tab. */
  onPicture?: ((picture: { src: string }) => void) | undefined
}

const stateIcons = { sending: 'clock', sent: 'check', read: 'check', failed: 'error' } as const

/**
 * A chat message: text, a picture, a product card or an order card; from the reader, the other side or the system.
 *
 * When: inside `ChatThread`, or alone as a quotation. Instead: `Alert` for messages of the mall outside a chat,
 * `CommentList` for reviews. It needs the texts `chat`, and `order` for order cards.
 *
 * Keys: `Tab` reaches links, cards, pictures and "Send again" in turn; `Enter` follows them.
 */
export function ChatBubble({
  message,
  name,
  picture,
  continued = false,
  hrefOf,
  onResend,
  onPicture,
  className,
  ref,
  ...root
}: ChatBubbleProps) {
  const text = useText('chat')
  const { id, from, time, state, body } = message
  if (from === 'system')
    return (
      <p {...root} ref={ref as Ref<HTMLParagraphElement>} className={cx(styles.system, className)}>
        {body.kind === 'text' ? body.text : text('unknown')}
      </p>
    )
  const mine = from === 'me'
  const clock = writeServerTime(time)
  return (
    <div {...root} ref={ref as Ref<HTMLDivElement>} className={cx(mine ? styles.mine : styles.theirs, className)}>
      {continued ? <span className={styles.gap} /> : <ChatBubbleAvatar name={name} picture={picture} />}
      <div className={mine ? styles.columnMine : styles.column}>
        {mine || continued ? <VisuallyHidden as="p">{name}</VisuallyHidden> : <p className={styles.name}>{name}</p>}
        <ChatBubbleBody body={body} mine={mine} name={name} hrefOf={hrefOf} onPicture={onPicture} />
        <p className={styles.meta}>
          <time dateTime={clock.replace(' ', 'T')}>{clock.slice(11, 16)}</time>
          {mine && state && (
            <span className={styles.state[state]}>
              <Icon name={stateIcons[state]} size={12} />
              {text(state)}
            </span>
          )}
        </p>
        {mine && state === 'failed' && onResend && (
          <Button size="small" icon="refresh" onPress={() => onResend({ id })}>
            {text('resend')}
          </Button>
        )}
      </div>
    </div>
  )
}
