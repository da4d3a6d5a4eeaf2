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
  /** As `readChatBody` and the host made it: who, when, what, and how far one's own has come. */
  message: ChatMessage
  /** Who says it: shown above the other side's, heard before one's own. */
  name: string
  /** The picture of who says it, as the wire has it; the first letter of the name stands in. */
  picture?: string | undefined
  /** Follows at once upon another of the same person: name and picture are not repeated. @default false */
  continued?: boolean | undefined
  /**
   * The address that a link in the words leads by, such as a page that says that one leaves; the link's own where it is
   * left out.
   */
  hrefOf?: ((href: string) => string) | undefined
  /** Sends once more what failed; without it the bubble only says that it failed. */
  onResend?: ((message: { id: string }) => void) | undefined
  /** Shows a picture large in place; without it the picture opens in a new tab. */
  onPicture?: ((picture: { src: string }) => void) | undefined
}

const stateIcons = { sending: 'clock', sent: 'check', read: 'check', failed: 'error' } as const

/**
 * One message of a chat: words, a picture, the card of a product or an order; mine, theirs or the system's.
 *
 * When: inside `ChatThread`, or alone as a quotation. Instead: `Alert` for what the mall says outside a chat,
 * `CommentList` for reviews. It needs the texts `chat`, and `order` where order cards may come.
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
