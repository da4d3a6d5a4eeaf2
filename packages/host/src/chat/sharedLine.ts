import { idleLine } from '@millwright/domain/chat/chatLine'
import type { ChatLine, LineFrame, LineListener, LineState, OpenLine } from '@millwright/domain/chat/chatLine'
import { createUnreadCount } from './unreadCount.ts'
import type { Conversations, UnreadCount } from './unreadCount.ts'

/** Messages between tabs: to the tab that holds the line, and from that tab to all others. */
export type TabMessage =
  | { ask: true }
  | { begin: true }
  | { say: string }
  | { state: LineState }
  | { frame: LineFrame }
  | { unread: number }

export type SharedLineTools = {
  open: OpenLine
  conversations: Conversations
  /** Joins the other tabs' channel. A tab does not receive its own messages. */
  join: (hear: (word: TabMessage) => void) => { post: (word: TabMessage) => void; leave: () => void }
  /** Calls `hold` in one tab at a time, and in the next when that tab leaves. Returns a function that leaves. */
  takeTurn: (hold: () => () => void) => () => void
}

export type SharedLine = ReturnType<typeof createSharedLine>

/**
 * Creates one chat line for all tabs of a buyer: one tab holds the socket, and the others send and receive through that
 * tab. The line is held while a chat is open or the unread count is watched. If the holding tab closes, another tab
 * opens the line, unless the line was lost or is open in another browser: then only the buyer can reconnect.
 */
export function createSharedLine({ open, conversations, join, takeTurn }: SharedLineTools) {
  const here: Tab = { chats: new Set(), watchers: new Set(), state: idleLine, unread: undefined }
  const { chats, watchers } = here
  let others: ReturnType<SharedLineTools['join']> | undefined
  let leaveTurn: (() => void) | undefined
  /** Set only in the tab that holds the line. */
  let line: ChatLine | undefined
  const count = createUnreadCount(conversations, (unread) => tell({ unread }))

  /** Applies a message in this tab and posts it to the others. */
  function tell(word: TabMessage) {
    take(here, word)
    others?.post(word)
  }

  function send(text: string) {
    if (line) line.send(text)
    else others?.post({ say: text })
  }

  function begin() {
    if (line) line.connect()
    else others?.post({ begin: true })
  }

  function hear(word: TabMessage) {
    if (!line) return take(here, word)
    if ('say' in word) send(word.say)
    else if ('begin' in word) line.connect()
    else if ('ask' in word) {
      others?.post({ state: here.state })
      if (here.unread !== undefined) others?.post({ unread: here.unread })
    }
  }

  function hold() {
    line = holdLine(open, count, tell, here)
    if (here.state.status !== 'elsewhere' && here.state.status !== 'lost') line.connect()
    return () => {
      line?.disconnect()
      line = undefined
    }
  }

  /** Joins the line if a chat or a watcher needs it. */
  function enter() {
    if (leaveTurn || chats.size + watchers.size === 0) return
    others = join(hear)
    others.post({ ask: true })
    leaveTurn = takeTurn(hold)
  }

  /** Leaves the line: the page is hidden by the browser, or the last chat and watcher are gone. */
  function leave() {
    // Leave the channel first, so that the other tabs keep the line's last state.
    others?.leave()
    others = undefined
    leaveTurn?.()
    leaveTurn = undefined
    here.state = idleLine
    here.unread = undefined
  }

  function without<T>(set: Set<T>, one: T) {
    if (set.delete(one) && chats.size + watchers.size === 0) leave()
  }

  return {
    enter,
    leave,
    /** Reports the unread count until the returned function is called. */
    watch(watch: (count: number) => void): () => void {
      watchers.add(watch)
      enter()
      if (here.unread !== undefined) watch(here.unread)
      return () => without(watchers, watch)
    },
    /** The line as one chat uses it. `disconnect` leaves the line open for other chats and watchers. */
    open: ((listener) => ({
      connect() {
        if (!chats.has(listener)) {
          if (here.state !== idleLine) listener.onState(here.state)
          chats.add(listener)
          enter()
        }
        begin()
      },
      send,
      disconnect: () => without(chats, listener),
    })) satisfies OpenLine,
  }
}

/** One tab: its chats, its watchers of the unread count, and the state that they received last. */
type Tab = {
  chats: Set<LineListener>
  watchers: Set<(count: number) => void>
  state: LineState
  unread: number | undefined
}

function take(tab: Tab, word: TabMessage) {
  if ('state' in word) {
    tab.state = word.state
    for (const chat of tab.chats) chat.onState(tab.state)
  } else if ('frame' in word) {
    for (const chat of tab.chats) chat.onFrame(word.frame)
  } else if ('unread' in word) {
    tab.unread = word.unread
    for (const watch of tab.watchers) watch(tab.unread)
  }
}

/** Opens the line in the tab that holds it, and counts its unread messages. */
function holdLine(open: OpenLine, count: UnreadCount, tell: (word: TabMessage) => void, tab: Tab): ChatLine {
  const line = open({
    onState: (next) => {
      tell({ state: next })
      if (next.status === 'open') void count.ask()
    },
    onFrame: (frame) => {
      tell({ frame })
      count.heard(frame)
    },
  })
  return {
    connect: () => line.connect(),
    send(text) {
      line.send(text)
      if (tab.state.status === 'open') count.said(text)
    },
    disconnect() {
      count.forget()
      line.disconnect()
    },
  }
}
