import { idleLine } from '@millwright/domain/chat/chatLine'
import type { ChatLine, LineFrame, LineListener, LineState, OpenLine } from '@millwright/domain/chat/chatLine'
import { createUnreadCount } from './unreadCount.ts'
import type { Conversations } from './unreadCount.ts'

/** What tabs tell each other: to the one that holds the line, and from it to all. */
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
  /** Speaks with the other tabs from now on; what is posted is not heard by this one. */
  join: (hear: (word: Word) => void) => { post: (word: Word) => void; leave: () => void }
  /** Has `hold` called in one tab at a time, in the next where that one leaves; answers how to leave. */
  takeTurn: (hold: () => () => void) => () => void
}

export type SharedLine = ReturnType<typeof createSharedLine>

/**
 * One chat line for all tabs of a buyer: one tab holds it, the others speak through that one. It is held as
 * long as somebody watches what is unread or a chat is open. Where the tab that holds it closes, another opens it; not
 * where it was lost or is open elsewhere, for then only a person begins anew.
 */
export function createSharedLine({ open, conversations, join, takeTurn }: SharedLineTools) {
  const chats = new Set<LineListener>()
  const watchers = new Set<(count: number) => void>()
  let state = idleLine
  let unread: number | undefined
  let others: ReturnType<SharedLineTools['join']> | undefined
  let leaveTurn: (() => void) | undefined
  /** In the tab that holds it. */
  let line: ChatLine | undefined
  const count = createUnreadCount(conversations, (unread) => tell({ unread }))

  /** What has happened on the line, to this tab and to the others. */
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

  /** Takes part, where somebody is there who wants to. */
  function enter() {
    if (leaveTurn || chats.size + watchers.size === 0) return
    others = join(hear)
    others.post({ ask: true })
    leaveTurn = takeTurn(hold)
  }

  /** Takes no part: the browser puts the page away, or nobody wants to any more. */
  function leave() {
    // First, so that the others go on from how the line stood.
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
    /** Tells how much is unread until it is left. */
    watch(watch: (count: number) => void): () => void {
      watchers.add(watch)
      enter()
      if (unread !== undefined) watch(unread)
      return () => without(watchers, watch)
    },
    /** The line as a chat has it; leaving it leaves the line to the others. */
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
