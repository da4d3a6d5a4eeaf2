import { openChatLine } from '@millwright/api-client/openChatLine'
import { Chat as View } from '@millwright/pages/chat/Chat'
import type { ChatProps } from '@millwright/pages/chat/Chat'
import { fetchPage, postInBackground } from '../router/dataClient.ts'

/** The chat as it lives in a browser: its line ends at our own server, which knows the token. */
const live: NonNullable<ChatProps['live']> = {
  openLine: (listener) => openChatLine(`${location.origin.replace(/^http/, 'ws')}/_chat`, listener),
  async find({ shopId, way, seq }) {
    const { room } = await asked({ sid: shopId, [way]: String(seq) })
    if (!room) throw new Error('there is no such conversation')
    return { messages: room.messages, more: way === 'before' ? room.more : room.later }
  },
  conversations: async () => (await asked({})).conversations,
  async upload({ shopId, file }) {
    const data = new FormData()
    data.set('intent', 'picture')
    data.set('file', file)
    const acted = await postInBackground({ action: `/chat?sid=${shopId}`, data, encType: 'multipart/form-data' })
    if ('to' in acted) return {}
    const { outcome } = acted
    if (outcome.done) return outcome.data as { filePath: string }
    return { refused: 'message' in outcome.problem ? outcome.problem.message : undefined }
  },
}

async function asked(query: Record<string, string>): Promise<ChatProps> {
  const answer = await fetchPage(new URL(`/chat?${new URLSearchParams(query)}`, location.href))
  if (!('page' in answer) || !answer.page.props) throw new Error('the chat cannot be read')
  return answer.page.props as ChatProps
}

export function Chat(props: ChatProps) {
  return <View {...props} live={live} />
}
