import { ChatThread } from '@millwright/commerce/ChatThread'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'

const messages: ChatMessage[] = [
  {
    id: '4',
    from: 'them',
    time: Date.parse('2026-11-21T09:30:00+08:00'),
    body: { kind: 'text', text: 'In stock, shipped tomorrow.' },
  },
]

export const sample = (
  <ChatThread
    messages={messages}
    sides={{ me: { name: 'You' }, them: { name: 'Xingsha Bearings' } }}
    now={Date.parse('2026-11-21T10:00:00+08:00')}
  />
)
