import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'
import { chatMessages, chatSides, earlierMessages, longWords, quickReplies } from '@millwright/fixtures/chat'
import { useLocale } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Stack } from '@millwright/ui/Stack'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx'
import { ChatThread } from './ChatThread.tsx'
import type { ChatThreadProps } from './ChatThread.tsx'

const now = Date.parse('2026-11-21T10:00:00+08:00')

type StoryProps = Partial<ChatThreadProps> & {
  count?: number
  change?: Partial<ChatMessage>
  controls?: boolean
  composer?: boolean
  height?: number
  with?: string
}

/** A host that holds the messages, simulates the other side, and loads earlier messages. */
function StoryThread({
  count,
  change,
  controls = false,
  composer = false,
  height = 520,
  with: other,
  ...props
}: StoryProps) {
  const locale = useLocale()
  const [before, setBefore] = useState<ChatMessage[]>([])
  const [after, setAfter] = useState<ChatMessage[]>([])
  const [between] = useState(() => chatMessages[locale].slice(0, count).map((message) => ({ ...message, ...change })))
  const speak = (from: 'me' | 'them', text: string) =>
    setAfter((some) => [
      ...some,
      {
        id: `n${some.length}`,
        from,
        time: now + some.length * 1000,
        state: from === 'me' ? 'sent' : undefined,
        body: { kind: 'text', text },
      },
    ])
  const messages = props.messages ?? [...before, ...between, ...after]
  const { me, them } = chatSides[locale]
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, maxInlineSize: 640 }}>
      {controls && (
        <Stack direction="row" space={8}>
          <Button onPress={() => speak('them', longWords[locale].slice(0, 40))}>They speak</Button>
          <Button onPress={() => speak('me', '6310-ZZ?')}>I speak</Button>
        </Stack>
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          blockSize: height,
          border: '1px solid var(--mw-color-line)',
        }}
      >
        <ChatThread
          sides={{ me, them: other ? { ...them, name: `${them.name} ${other}` } : them }}
          now={now}
          onEarlier={() => setBefore(earlierMessages(locale))}
          {...props}
          messages={messages}
        />
        {composer && (
          <ChatComposer onSend={({ text }) => speak('me', text)} quickReplies={quickReplies[locale]} onPicture={fn()} />
        )}
      </div>
    </div>
  )
}

const meta = { component: StoryThread, subcomponents: { ChatThread }, tags: ['new', '!stable'] } satisfies Meta<
  typeof StoryThread
>
export default meta
type Story = StoryObj<typeof meta>

const boxOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[role=region]')!
const fromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(fromEnd(boxOf(canvasElement))).toBeLessThan(2)
  },
}
export const WithComposer: Story = {
  args: { composer: true, onResend: fn() },
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), '6310-ZZ{Enter}')
    await expect(canvas.getByText('6310-ZZ')).toBeVisible()
    await waitFor(() => expect(fromEnd(boxOf(canvasElement))).toBeLessThan(2))
    // The thread does not lengthen the page.
    await expect(document.documentElement.scrollHeight).toBeLessThan(Math.max(innerHeight, 640) + 1)
  },
}
export const Empty: Story = { args: { messages: [] } }
/** Initially scrolls to the first unread message. */
export const Unread: Story = {
  args: { unreadFrom: '6', height: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/以下为新消息|^New messages$/)).toBeVisible()
    await expect(fromEnd(boxOf(canvasElement))).toBeGreaterThan(50)
  },
}
/** At the end the thread follows new messages, and a live region announces messages of the other side. */
export const Arriving: Story = {
  args: { controls: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'They speak' }))
    await expect(fromEnd(boxOf(canvasElement))).toBeLessThan(2)
    const live = canvasElement.querySelector('[aria-live]')!
    await expect(live.children).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'I speak' }))
    await expect(live.children).toHaveLength(1)
  },
}
/** A late font or picture leaves the thread at its end. */
export const ContentResized: Story = {
  play: async ({ canvasElement }) => {
    const box = boxOf(canvasElement)
    box.querySelector('ol')!.style.paddingBlockStart = '300px'
    await waitFor(() => expect(fromEnd(box)).toBeLessThan(2), { timeout: 5000 })
    // The scroll event arrives before the resize.
    box.querySelector('ol')!.style.paddingBlockStart = '600px'
    box.dispatchEvent(new Event('scroll'))
    await expect(fromEnd(box)).toBeLessThan(2)
  },
}
/**
 * While the reader is scrolled up nothing moves. A button counts new messages and leads to them. Sending a message
 * scrolls to the end.
 */
export const ScrolledUp: Story = {
  args: { controls: true, height: 360 },
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement)
    box.scrollTop = 100
    await waitFor(() => expect(canvas.getByRole('button', { name: /最新|newest/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'They speak' }))
    await userEvent.click(canvas.getByRole('button', { name: 'They speak' }))
    await expect(box.scrollTop).toBe(100)
    await userEvent.click(canvas.getByRole('button', { name: /^2 / }))
    await expect(fromEnd(box)).toBeLessThan(2)
    await expect(box).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /最新|newest/ })).toBeNull())
    box.scrollTop = 100
    await waitFor(() => expect(canvas.getByRole('button', { name: /最新|newest/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'I speak' }))
    await expect(fromEnd(box)).toBeLessThan(2)
  },
}
/** Earlier messages do not move the visible ones. */
export const Earlier: Story = {
  args: { earlier: 'some' },
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement)
    box.scrollTop = 0
    await waitFor(() => expect(canvas.getByRole('button', { name: /最新|newest/ })).toBeVisible())
    const first = box.querySelectorAll('time[datetime="2026-11-18"]')[0]!
    const before = first.getBoundingClientRect().top
    const [items] = [box.querySelectorAll('li').length]
    await userEvent.click(canvas.getByRole('button', { name: /更早|Earlier/ }))
    await expect(box.querySelectorAll('li').length).toBeGreaterThan(items + 10)
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(2)
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement()
  },
}
export const Loading: Story = { args: { earlier: 'loading', count: 3 } }
export const EarlierFailed: Story = {
  args: { earlier: 'failed', count: 3, onEarlier: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /重试|Try again/ }))
    await expect(args.onEarlier).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = {
  render: () => (
    <StoryThread
      height={360}
      sides={{ me: { name: longWords[storyLocale] }, them: { name: longWords[storyLocale] } }}
      messages={(['them', 'me', 'system'] as const).map((from) => ({
        id: from,
        from,
        time: now,
        state: 'sent' as const,
        body: { kind: 'text' as const, text: longWords[storyLocale] },
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    for (const box of canvasElement.querySelectorAll('[role=region]'))
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { unreadFrom: '10' } }
/**
 * Tab reaches the conversation before its content, and the keyboard scrolls it. `Enter` on the button leads to the end.
 */
export const Keyboard: Story = {
  args: { height: 320 },
  play: async ({ canvas, canvasElement }) => {
    const box = boxOf(canvasElement)
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.tab()
    await expect(box).toContainElement(document.activeElement as HTMLElement)
    box.scrollTop = 0
    const button = await canvas.findByRole('button', { name: /最新|newest/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(fromEnd(box)).toBeLessThan(2)
    await expect(box).toHaveFocus()
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { focusVisible: ['#focus [role=region]'] } },
  render: () => (
    <Stack space={16}>
      <StoryThread with="1" messages={[]} height={280} />
      <StoryThread with="2" height={980} unreadFrom="10" onResend={fn()} earlier="some" />
      {(['loading', 'failed'] as const).map((earlier) => (
        <StoryThread key={earlier} with={earlier} earlier={earlier} count={2} height={340} />
      ))}
      <div id="focus">
        <StoryThread with="3" count={2} height={340} />
      </div>
    </Stack>
  ),
}
