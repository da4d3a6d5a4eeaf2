import { useState } from 'react'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'

const SPOKEN = 5

/** Returns the last few messages that the other side sent since the conversation was opened, for a live region. */
export function useArrivedMessages(messages: readonly ChatMessage[]): readonly ChatMessage[] {
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
