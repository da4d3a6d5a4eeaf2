import { path } from '@millwright/domain/paths/path'
import { useMemo } from 'react'
import { Chat as View } from '@millwright/pages/chat/Chat'
import type { ChatProps } from '@millwright/pages/chat/Chat'
import { fetchChatPage, chatLineOf } from '../chat/chatLines.ts'
import { postInBackground } from '../router/dataClient.ts'

/** Returns the chat's live connection. All tabs of a buyer share one socket. */
const liveOf = (userId: string): NonNullable<ChatProps['live']> => ({
  openLine: (listener) => chatLineOf(userId).open(listener),
  async loadMessages({ shopId, way, seq }) {
    const { room } = await fetchChatPage({ sid: shopId, [way]: String(seq) })
    if (!room) throw new Error('there is no such conversation')
    return { messages: room.messages, more: way === 'before' ? room.more : room.later }
  },
  conversations: async () => (await fetchChatPage({})).conversations,
  async upload({ shopId, file }) {
    const data = new FormData()
    data.set('intent', 'picture')
    data.set('file', file)
    const acted = await postInBackground({
      action: path('chat', { sid: shopId }),
      data,
      encType: 'multipart/form-data',
    })
    if ('to' in acted) return {}
    const { outcome } = acted
    if (outcome.done) return outcome.data as { filePath: string }
    return { refused: 'message' in outcome.problem ? outcome.problem.message : undefined }
  },
})

export function Chat(props: ChatProps) {
  const live = useMemo(() => liveOf(props.me.userId), [props.me.userId])
  return <View {...props} live={live} />
}
