import { idleLine } from '@millwright/domain/chat/chatLine'
import type { ChatLine, LineFrame, LineListener, LineState, OpenLine } from '@millwright/domain/chat/chatLine'
import { createUnreadCount } from './unreadCount.ts'
import type { Conversations, UnreadCount } from './unreadCount.ts'

/** Messages between tabs: to the tab that holds the line, and from that tab to all others. */
export type Word =
  | { ask: true }
  | { begin: true }
  | { say: string }
  | { state: LineState }
  | { frame: LineFrame }
  | { unread: number }

export type SharedLineTools = {
  open: OpenLine
  conversations: Conversations
  /** Joins the other tabs' channel. A tab does not hear its own posts. */
  join: (hear: (word: Word) => void) => { post: (word: Word) => void; leave: () => void }
  /** Calls `hold` in one tab at a time, and in the next when that tab leaves. Returns a function that leaves. */
  takeTurn: (hold: () => () => void) => () => void
}

export type SharedLine = ReturnType<typeof createSharedLine>

/**
 * Creates one chat line for all tabs of a buyer: one tab holds the socket and the others speak through it. The line is
 * held while a chat is open or the unread count is watched. If the holding tab closes, another tab opens the line,
 * unless it was lost or is open elsewhere: then only the buyer can begin again.
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
  function tell(word: Word) {
    take(here, word)
    others?.post(word)
  }

  function say(text: string) {
    if (line) line.say(text)
    else others?.post({ say: text })
  }

  function begin() {
    if (line) line.begin()
    else others?.post({ begin: true })
  }

  function hear(word: Word) {
    if (!line) return take(here, word)
    if ('say' in word) say(word.say)
    else if ('begin' in word) line.begin()
    else if ('ask' in word) {
      others?.post({ state: here.state })
      if (here.unread !== undefined) others?.post({ unread: here.unread })
    }
  }

  function hold() {
    line = holdLine(open, count, tell, here)
    if (here.state.stand !== 'elsewhere' && here.state.stand !== 'lost') line.begin()
    return () => {
      line?.leave()
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
    // First, so that the other tabs keep the line's last state.
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
    /** The line as one chat uses it. `leave` keeps the line open for the others. */
    open: ((listener) => ({
      begin() {
        if (!chats.has(listener)) {
          if (here.state !== idleLine) listener.stand(here.state)
          chats.add(listener)
          enter()
        }
        begin()
      },
      say,
      leave: () => without(chats, listener),
    })) satisfies OpenLine,
  }
}

/** One tab: its chats and its watchers of the unread count, and what they were last told. */
type Tab = {
  chats: Set<LineListener>
  watchers: Set<(count: number) => void>
  state: LineState
  unread: number | undefined
}

function take(tab: Tab, word: Word) {
  if ('state' in word) {
    tab.state = word.state
    for (const chat of tab.chats) chat.stand(tab.state)
  } else if ('frame' in word) {
    for (const chat of tab.chats) chat.frame(word.frame)
  } else if ('unread' in word) {
    tab.unread = word.unread
    for (const watch of tab.watchers) watch(tab.unread)
  }
}

/** Opens the line in the tab that holds it, and counts its unread messages. */
function holdLine(open: OpenLine, count: UnreadCount, tell: (word: Word) => void, tab: Tab): ChatLine {
  const line = open({
    stand: (next) => {
      tell({ state: next })
      if (next.stand === 'open') void count.ask()
    },
    frame: (frame) => {
      tell({ frame })
      count.heard(frame)
    },
  })
  return {
    begin: () => line.begin(),
    say(text) {
      line.say(text)
      if (tab.state.stand === 'open') count.said(text)
    },
    leave() {
      count.forget()
      line.leave()
    },
  }
}
