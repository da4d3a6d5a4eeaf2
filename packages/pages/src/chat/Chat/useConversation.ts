import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LineState } from '@millwright/domain/chat/chatLine'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import type { ChatRoom } from './Chat.load.ts'
import { createConversation } from './createConversation.ts'
import { freshId } from './freshId.ts'
import type { ChatLive } from './live.ts'
import type { LineHandle } from './useLine.ts'

type Tools = { line: LineHandle; lineStatus: LineState['status']; live: ChatLive | undefined; onNews: () => void }

/**
 * The live conversation of a room: its state, functions to send text and pictures, and the error of the last picture.
 */
export function useConversation(room: ChatRoom, { line, lineStatus, live, onNews }: Tools) {
  const [{ happen, now: nowOf, subscribe }] = useState(() =>
    createConversation(room, { say: line.say, find: live?.loadMessages, onOther: onNews }),
  )
  const talk = useSyncExternalStore(subscribe, nowOf, nowOf)
  const [trouble, setTrouble] = useState<{ words?: string | undefined }>()
  const { messages } = talk

  useEffect(
    () =>
      line.subscribe((frame) => {
        happen({ on: 'frame', frame })
        if (frame.code === '00000' && Number(frame.msgType) in said) onNews()
      }),
    [line, happen, onNews],
  )
  useEffect(() => happen({ on: 'lineStatus', lineStatus }), [lineStatus, happen])
  // A page load adds its messages to the running conversation.
  useEffect(
    () => happen({ on: 'messages', way: 'after', messages: room.messages, more: false }),
    [room.messages, happen],
  )
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') happen({ on: 'seen' })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [messages, lineStatus, happen])

  const say = (msgType: number, content: string) => {
    setTrouble(undefined)
    happen({ on: 'say', id: freshId(), msgType, content, time: Date.now() })
  }
  const upload = async (file: File) => {
    setTrouble(undefined)
    const done = await live?.upload({ shopId: room.shopId, file }).catch(() => ({ refused: undefined }))
    if (done && 'filePath' in done) say(chatKinds.picture, done.filePath)
    else setTrouble({ words: done?.refused })
  }
  return { talk, happen, say, upload, trouble }
}

const said: Readonly<Record<number, true>> = {
  [chatKinds.text]: true,
  [chatKinds.picture]: true,
  [chatKinds.system]: true,
  [chatKinds.product]: true,
  [chatKinds.order]: true,
}
