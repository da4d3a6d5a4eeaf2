import { path } from '@millwright/domain/paths/path'
import { openChatLine } from '@millwright/api-client/openChatLine'
import type { ChatProps } from '@millwright/pages/chat/Chat'
import { fetchPage } from '../router/dataClient.ts'
import { createSharedLine } from './sharedLine.ts'
import type { SharedLine, TabMessage } from './sharedLine.ts'

/**
 * Returns whether tabs can share a line. Web Locks need https or localhost; otherwise each tab with an open chat has
 * its own line.
 */
export const isShared = () => 'locks' in navigator && 'BroadcastChannel' in window
const lines = new Map<string, SharedLine>()

/** Returns the chat line that all tabs of one buyer share. Each buyer has a separate channel. */
export function chatLineOf(userId: string): SharedLine {
  const found = lines.get(userId)
  if (found) return found
  const name = `chat ${userId}`
  const line = createSharedLine({
    // The socket connects to the shop's server, which adds the token.
    open: (listener) => openChatLine(`${location.origin.replace(/^http/, 'ws')}/_chat`, listener),
    conversations: async () => (await fetchChatPage({})).conversations,
    join: (hear) => (isShared() ? joinTabs(name, hear) : { post() {}, leave() {} }),
    takeTurn: (hold) => (isShared() ? lock(name, hold) : hold()),
  })
  lines.set(userId, line)
  // A page in the back/forward cache leaves the line, and joins again when restored.
  window.addEventListener('pagehide', line.leave)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) line.enter()
  })
  return line
}

/** Fetches the chat page's data. */
export async function fetchChatPage(query: Record<string, string>): Promise<ChatProps> {
  const answer = await fetchPage(new URL(path('chat', query), location.href))
  if (!('page' in answer) || !answer.page.props) throw new Error('the response contains no chat')
  return answer.page.props as ChatProps
}

function joinTabs(name: string, hear: (word: TabMessage) => void) {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data))
  return {
    post(word: TabMessage) {
      channel.postMessage(word)
    },
    leave() {
      channel.close()
    },
  }
}

/** The browser gives the lock to one tab, and to the next when that tab closes or crashes. */
function lock(name: string, hold: () => () => void): () => void {
  const left = new AbortController()
  const { signal } = left
  navigator.locks
    .request(
      name,
      { signal },
      () =>
        new Promise<void>((resolve) => {
          const end = hold()
          signal.addEventListener('abort', () => {
            end()
            resolve()
          })
        }),
    )
    .catch(() => undefined)
  return () => left.abort()
}
