import { ChatBubble } from '@millwright/commerce/ChatBubble'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'

const message: ChatMessage = {
  id: '4',
  from: 'them',
  time: Date.parse('2026-11-21T09:30:00+08:00'),
  body: { kind: 'text', text: 'In stock, shipped tomorrow.' },
}

export const sample = <ChatBubble message={message} name="Xingsha Bearings" />
