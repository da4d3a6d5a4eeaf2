import type { Meta, StoryObj } from '@storybook/react-vite'
import { idleLine } from '@millwright/domain/chat/chatLine'
import type { LineListener, LineStatus } from '@millwright/domain/chat/chatLine'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import type { WireMessage } from '@millwright/domain/chat/chatConversation'
import { chatMessages, chatSides, longWords } from '@millwright/fixtures/chat'
import { bearing } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Chat } from './Chat.tsx'
import type { ChatListEntry, ChatRoom } from './Chat.load.ts'
import type { ChatLive } from './live.ts'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Chat.route.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
type Locale = 'zh' | 'en'

/** Returns the fixtures' conversation in wire form. */
function wireOf(locale: Locale): WireMessage[] {
  const kept = chatMessages[locale].filter(({ state }) => state !== 'failed')
  return kept.map(({ from, time, body }, n) => ({
    messageId: `1.${n + 1}`,
    shopId: '1',
    seq: n + 1,
    sender: from === 'me' ? 0 : from === 'them' ? 1 : 2,
    clientMsgId: from === 'me' ? `mine-${n}` : null,
    sendTime: time,
    ...(body.kind === 'text'
      ? { msgType: from === 'system' ? chatKinds.system : chatKinds.text, content: body.text }
      : body.kind === 'picture'
        ? { msgType: chatKinds.picture, content: body.src }
        : body.kind === 'unknown'
          ? { msgType: 3, content: '' }
          : { msgType: chatKinds[body.kind], content: JSON.stringify(body) }),
  }))
}

const shops = {
  zh: ['衡峰轴承', '标件之家 紧固件旗舰店（苏州工业园区华东总仓直发）', '远传动力', '海川液压'],
  en: [
    'Hengfeng Bearings',
    'Fastener House, the East China warehouse of Suzhou Industrial Park',
    'Yuan Drives',
    'Haichuan Hydraulics',
  ],
}

function listOf(locale: Locale): ChatListEntry[] {
  const last = chatMessages[locale]
  return shops[locale].map((shopName, n) => ({
    shopId: String(n + 1),
    shopName,
    unread: [0, 3, 0, 120][n]!,
    online: n === 0,
    time: n === 2 ? undefined : now - n * 20_000_000,
    last: n === 2 ? undefined : last[[11, 0, 0, 7][n]!]!.body,
    lastFrom: n === 3 ? 'me' : 'them',
  }))
}

type StoryProps = {
  lineStatus?: LineStatus
  tries?: number
  nobody?: boolean
  open?: boolean
  empty?: boolean
  none?: boolean
  offer?: boolean
  scripted?: boolean
  away?: boolean | 'closed'
  refused?: boolean
  long?: boolean
  answers?: boolean
}

/** A host whose connection has the story's state, and a shop that answers every message. */
function StoryChat({
  lineStatus = 'open',
  tries = 0,
  nobody = false,
  open = true,
  empty = false,
  none = false,
  offer = false,
  scripted = true,
  away = false,
  refused = false,
  long = false,
  answers = true,
}: StoryProps) {
  const locale = useLocale()
  const [live] = useState<ChatLive>(() => liveOf({ lineStatus, tries, nobody, away, refused, answers }))
  const { prodId, prodName, pic, price } = bearing[locale]
  const messages = empty ? [] : wireOf(locale)
  if (long)
    messages.push({
      ...messages.at(-1)!,
      messageId: '1.99',
      seq: messages.length + 1,
      msgType: chatKinds.text,
      content: longWords[locale],
      sender: 1,
      clientMsgId: null,
    })
  const room: ChatRoom = {
    shopId: '1',
    shopName: shops[locale][0]!,
    online: !away,
    away: away === 'closed' ? { state: 'closed', opens: Date.parse('2026-11-23T08:30:00+08:00') } : { state: 'hours' },
    messages,
    more: false,
    later: false,
    read: messages.length,
    peerRead: 9,
    formId: 'story-form-1',
    ...(offer && {
      offer: {
        intent: 'product' as const,
        id: prodId,
        msgType: chatKinds.product,
        content: JSON.stringify({ prodId, prodName, pic, price }),
        body: { kind: 'product' as const, prodId, prodName, pic, price },
      },
    }),
  }
  return (
    <Chat
      now={now}
      me={{ userId: 'u1', ...chatSides[locale].me }}
      conversations={none ? [] : listOf(locale)}
      room={open ? room : undefined}
      live={scripted ? live : undefined}
    />
  )
}

function liveOf({
  lineStatus: status,
  tries,
  nobody: isUnknownUser,
  away,
  refused,
  answers,
}: Required<Pick<StoryProps, 'lineStatus' | 'tries' | 'nobody' | 'away' | 'refused' | 'answers'>>): ChatLive {
  let seq = 50
  const frame = (listener: LineListener, code: string, msgType: number, content: string, data: unknown) =>
    listener.onFrame({ code, success: code === '00000', msgType, content, data })
  return {
    openLine: (listener) => ({
      connect() {
        // Real connections open after hydration. The story's state is the first state that appears.
        queueMicrotask(() => {
          listener.onState({ ...idleLine, status, tries, isUnknownUser })
          if (away) frame(listener, '12', chatKinds.system, '', { shopId: '1' })
          if (refused) frame(listener, '15', chatKinds.system, '您不在该会话中，消息未发送', {})
        })
      },
      send(text) {
        const { msgType, content, clientMsgId } = JSON.parse(text) as {
          msgType: number
          content: string
          clientMsgId?: string
        }
        if (!clientMsgId || !answers) return
        for (const sender of [0, 1])
          frame(listener, '00000', msgType, content, {
            messageId: `1.${++seq}`,
            shopId: '1',
            seq,
            sender,
            msgType: sender ? 1 : msgType,
            content: sender ? 'OK' : content,
            clientMsgId: sender ? null : clientMsgId,
            sendTime: now + seq,
          })
      },
      disconnect() {},
    }),
    loadMessages: async () => ({ messages: [], more: false }),
    conversations: async () => [],
    upload: async () => ({ filePath: 'pictures/bearing-6205.svg' }),
  }
}

const meta = { component: StoryChat, subcomponents: { Chat }, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof StoryChat
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture', 'four-modes'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['picture'] }
export const ListOnPhone: Story = { args: { open: false }, globals: { viewport: { value: 'phone' } } }
export const NoConversationSelected: Story = { args: { open: false } }
export const NoConversations: Story = { args: { open: false, none: true }, tags: ['picture'] }
export const NoMessages: Story = { args: { empty: true } }
/** The product of the detail page is sent with one press, then shows in the conversation. */
export const WithProduct: Story = {
  args: { offer: true },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /发送商品|Send this product/ })).toBeEnabled()
  },
}
export const ProductSent: Story = {
  args: { offer: true, empty: true },
  play: async ({ canvas }) => {
    // Before the client connects, the browser would submit the form and leave the story.
    await canvas.findByRole('list', { name: /快捷提问|Quick questions/ })
    await userEvent.click(canvas.getByRole('button', { name: /发送商品|Send this product/ }))
    await expect(canvas.queryByRole('button', { name: /发送商品|Send this product/ })).toBeNull()
    await waitFor(() => expect(canvas.getAllByText('OK')[0]).toBeVisible())
  },
}
/** Enter sends. The reply is announced to screen readers. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('6310-ZZ?{Enter}')
    await waitFor(() => expect(canvas.getAllByText('6310-ZZ?')).toHaveLength(1))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('[aria-live=polite] p')).toHaveTextContent(/OK/))
  },
}
/** The message has not reached the server. */
export const Sending: Story = {
  args: { answers: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('6310-ZZ?{Enter}')
    await expect(await canvas.findByText(/发送中|Sending/)).toBeVisible()
  },
}
export const Connecting: Story = { args: { lineStatus: 'connecting' } }
export const Reconnecting: Story = { args: { lineStatus: 'waiting', tries: 2 } }
/** After three failed retries the buyer must reconnect by button. */
export const ConnectionLost: Story = {
  args: { lineStatus: 'lost', tries: 3 },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /重新连接|Connect again/ })).toBeVisible()
  },
}
export const SignedInElsewhere: Story = {
  args: { lineStatus: 'elsewhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/其他地方|elsewhere/)).toBeVisible()
  },
}
export const LoggedOut: Story = {
  args: { lineStatus: 'waiting', nobody: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^登录$|^Log in$/ })).toHaveAttribute(
      'href',
      '/login?back=%2Fchat%3Fsid%3D1',
    )
  },
}
export const InHours: Story = { args: { away: true } }
export const OutOfHours: Story = { args: { away: 'closed' } }
export const MessageRefused: Story = { args: { refused: true } }
/** Without scripts, plain pages and forms. */
export const WithoutScripts: Story = {
  args: { scripted: false, offer: true },
  play: async ({ canvasElement }) => {
    const forms = [...canvasElement.querySelectorAll<HTMLFormElement>('form[method=post]')]
    await expect(forms.map((form) => form.getAttribute('action'))).toEqual([
      '/chat?sid=1',
      '/chat?sid=1',
      '/chat?sid=1',
    ])
    await expect(new FormData(forms[1]).get('clientMsgId')).toBe('story-form-1')
  },
}
export const LongText: Story = {
  args: { long: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const RightToLeft: Story = { args: { offer: true }, globals: { direction: 'rtl' } }
export const Live: Story = {
  ...liveStory(definition, '/chat?sid=1&prodId=100001'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'agreementPrices',
      'chatChannel',
      'chatConversations',
      'chatMessages',
      'chatRead',
      'chatSend',
      'orderDetail',
      'prodInfo',
      'skuList',
      'uploadImFile',
    ),
  },
}
