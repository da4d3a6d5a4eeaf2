import { ChatComposer } from '@millwright/commerce/ChatComposer'

export const sample = (
  <ChatComposer action="/chat" fields={{ shopId: '11' }} quickReplies={[{ id: '1', text: 'Is it in stock?' }]} />
)
