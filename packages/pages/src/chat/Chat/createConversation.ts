import { openConversation, stepConversation } from '@millwright/domain/chat/chatConversation'
import type { ConversationEvent } from '@millwright/domain/chat/chatConversation'
import type { ChatRoom } from './Chat.load.ts'
import type { ChatLive } from './live.ts'

type Tools = { say: (text: string) => void; find: ChatLive['loadMessages'] | undefined; onOther: () => void }

/** Creates a live conversation outside React, and runs the effects of its state machine. */
export function createConversation(room: ChatRoom, { say, find, onOther }: Tools) {
  const { shopId } = room
  const listeners = new Set<() => void>()
  let talk = openConversation(room)

  function happen(event: ConversationEvent): void {
    const [after, effects] = stepConversation(talk, event)
    if (after !== talk) {
      talk = after
      for (const listener of listeners) listener()
    }
    for (const effect of effects) {
      if (effect.do === 'send') say(effect.text)
      else if (effect.do === 'other') onOther()
      else {
        const { way, seq } = effect
        find?.({ shopId, way, seq }).then(
          ({ messages, more }) => happen({ on: 'messages', way, messages, more }),
          () => happen({ on: 'messagesFailed', way }),
        )
      }
    }
  }

  return {
    happen,
    now: () => talk,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
