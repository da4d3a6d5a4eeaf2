import { idleLine } from '@millwright/domain/chat/chatLine'
import type { ChatLine, LineFrame, LineListener, LineState, OpenLine } from '@millwright/domain/chat/chatLine'
import { createUnreadCount } from './unreadCount.ts'
import type { Conversations } from './unreadCount.ts'

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
  const chats = new Set<LineListener>()
  const watchers = new Set<(count: number) => void>()
  let state = idleLine
  let unread: number | undefined
  let others: ReturnType<SharedLineTools['join']> | undefined
  let leaveTurn: (() => void) | undefined
  /** Set only in the tab that holds the line. */
  let line: ChatLine | undefined
  const count = createUnreadCount(conversations, (unread) => tell({ unread }))

  /** Applies a message in this tab and posts it to the others. */
  function tell(word: Word) {
    take(word)
    others?.post(word)
  }

  function take(word: Word) {
    if ('state' in word) {
      state = word.state
      for (const chat of chats) chat.stand(state)
    } else if ('frame' in word) {
      for (const chat of chats) chat.frame(word.frame)
    } else if ('unread' in word) {
      unread = word.unread
      for (const watch of watchers) watch(unread)
    }
  }

  function say(text: string) {
    if (!line) return others?.post({ say: text })
    line.say(text)
    if (state.stand === 'open') count.said(text)
  }

  function begin() {
    if (line) line.begin()
    else others?.post({ begin: true })
  }

  function hear(word: Word) {
    if (!line) return take(word)
    if ('say' in word) say(word.say)
    else if ('begin' in word) line.begin()
    else if ('ask' in word) {
      others?.post({ state })
      if (unread !== undefined) others?.post({ unread })
    }
  }

  function hold() {
    line = open({
      stand: (next) => {
        tell({ state: next })
        if (next.stand === 'open') void count.ask()
      },
      frame: (frame) => {
        tell({ frame })
        count.heard(frame)
      },
    })
    if (state.stand !== 'elsewhere' && state.stand !== 'lost') line.begin()
    return () => {
      count.forget()
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
    state = idleLine
    unread = undefined
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
      if (unread !== undefined) watch(unread)
      return () => without(watchers, watch)
    },
    /** The line as one chat uses it. `leave` keeps the line open for the others. */
    open: ((listener) => ({
      begin() {
        if (!chats.has(listener)) {
          if (state !== idleLine) listener.stand(state)
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
