import { useState } from 'react'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'

const SPOKEN = 5

/**
 * What the other side said since the conversation was opened, the last few: for those who listen. What was there at
 * first, and what came before it, is none of it.
 */
export function useArrived(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = messages.at(-1)?.id
  const [opened, setOpened] = useState(last)
  if (opened === undefined && last !== undefined) setOpened(last)
  const from = messages.findIndex(({ id }) => id === opened)
  return from < 0
    ? []
    : messages
        .slice(from + 1)
        .filter((message) => message.from !== 'me')
        .slice(-SPOKEN)
}
