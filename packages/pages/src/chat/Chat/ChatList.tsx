import { initialOf } from '@millwright/domain/account/initialOf'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Badge } from '@millwright/ui/Badge'
import { Image } from '@millwright/ui/Image'
import { Text } from '@millwright/ui/Text'
import type { ChatListEntry } from './Chat.load.ts'
import * as styles from './Chat.css.ts'

type ChatListProps = { conversations: readonly ChatListEntry[]; current: string | undefined; now: number }

/** The conversations: those with unread messages first, then the latest. */
export function ChatList({ conversations, current, now }: ChatListProps) {
  const text = useText('chat')
  const language = useLanguage()
  if (!conversations.length)
    return (
      <div className={styles.empty}>
        <Text as="p" tone="muted">
          {text('noConversations')}
        </Text>
      </div>
    )
  const today = writeServerTime(now).slice(0, 10)
  return (
    <ul className={styles.list}>
      {unreadFirst(conversations, current).map(
        ({ shopId, shopName, shopImg, unread, online, time, last, lastFrom }) => {
          const clock = time === undefined ? undefined : writeServerTime(time)
          return (
            <li key={shopId}>
              <a
                href={path('chat', { sid: shopId })}
                className={styles.entry}
                aria-current={shopId === current ? 'page' : undefined}
              >
                <span className={styles.mark} aria-hidden="true">
                  {shopImg ? <Image src={shopImg} alt="" ratio={1} width={38} /> : initialOf(shopName)}
                </span>
                <span className={styles.words}>
                  <span className={styles.line}>
                    <span className={styles.name}>{shopName}</span>
                    {clock && (
                      <time className={styles.time} dateTime={clock.replace(' ', 'T')}>
                        {clock.startsWith(today) ? clock.slice(11, 16) : formatNear(language, clock.slice(0, 10))}
                      </time>
                    )}
                  </span>
                  <span className={styles.line}>
                    <span className={styles.last}>
                      {last
                        ? `${lastFrom === 'me' ? text('mine') : ''}${last.kind === 'text' ? last.text : text(last.kind === 'unknown' ? 'unknownShort' : last.kind)}`
                        : online
                          ? text('online')
                          : text('nothingYet')}
                    </span>
                    {shopId !== current && <Badge count={unread} max={99} label={text('unreadCount')} />}
                  </span>
                </span>
              </a>
            </li>
          )
        },
      )}
    </ul>
  )
}

/**
 * Puts conversations with unread messages first. The sort is stable, so the latest stay first among them. The open
 * conversation is read as its messages arrive.
 */
function unreadFirst(conversations: readonly ChatListEntry[], current: string | undefined): ChatListEntry[] {
  const rank = ({ shopId, unread }: ChatListEntry) => (unread > 0 && shopId !== current ? 0 : 1)
  return conversations.toSorted((one, other) => rank(one) - rank(other))
}
