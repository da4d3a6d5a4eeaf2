import { useCallback, useEffect, useRef, useState } from 'react'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import type { ActionResult } from '../../loader.ts'
import type { ChatData } from './Chat.load.ts'
import { ChatList } from './ChatList.tsx'
import { ChatConversationPanel } from './ChatConversationPanel.tsx'
import type { ChatLive } from './live.ts'
import { useLine } from './useLine.ts'
import * as styles from './Chat.css.ts'

export type ChatProps = Omit<ChatData, 'head'> & {
  outcome?: ActionResult
  /** Keep the same object across renders: a new object opens a new connection. */
  live?: ChatLive
}

/** The conversations with shops: the list and the open conversation. Phones show one of the two. */
export function Chat({ now, me, conversations, room, outcome, live }: ChatProps) {
  const text = useText('chat')
  const [state, line] = useLine(live)
  const { listed, onNews } = useConversations(live, conversations)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Heading level={1} size={16}>
          {text('title')}
        </Heading>
        <Link href={path('home')} tone="muted">
          {text('toMall')}
        </Link>
      </header>
      {!room && listed.length === 0 ? (
        <NoConversations />
      ) : (
        <div className={room ? styles.withRoom : styles.withoutRoom}>
          <nav className={styles.side} aria-label={text('conversations')}>
            <ChatList conversations={listed} current={room?.shopId} now={now} />
          </nav>
          <section
            className={styles.main}
            aria-label={room ? text('talkWith', { name: room.shopName }) : text('title')}
          >
            {room ? (
              <ChatConversationPanel
                key={room.shopId}
                room={room}
                me={me}
                now={now}
                line={line}
                state={state}
                live={live}
                outcome={outcome}
                onNews={onNews}
              />
            ) : (
              <div className={styles.none}>
                <Empty drawing="page" title={text('chooseTitle')}>
                  {text('chooseHint')}
                </Empty>
              </div>
            )}
          </section>
        </div>
      )}
    </div>
  )
}

/** The conversations, and `onNews` to reload them. The list of a later page load replaces the live one. */
function useConversations(live: ChatLive | undefined, conversations: ChatData['conversations']) {
  const [fresh, setFresh] = useState<{ of: typeof conversations; list: typeof conversations }>()
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Several messages at once cause one reload of the list.
  const onNews = useCallback(() => {
    clearTimeout(asking.current)
    asking.current = setTimeout(
      () =>
        live?.conversations().then(
          (list) => setFresh({ of: conversations, list }),
          () => undefined,
        ),
      300,
    )
  }, [live, conversations])
  useEffect(() => () => clearTimeout(asking.current), [])
  const listed = fresh?.of === conversations ? fresh.list : conversations
  return { listed, onNews }
}

function NoConversations() {
  const text = useText('chat')
  return (
    <div className={styles.none}>
      <Empty
        drawing="page"
        title={text('noConversations')}
        action={
          <Button href={path('list')} tone="action">
            {text('toProducts')}
          </Button>
        }
      >
        {text('noConversationsHint')}
      </Empty>
    </div>
  )
}
