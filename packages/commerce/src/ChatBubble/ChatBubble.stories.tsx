import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChatMessage } from '@millwright/domain/chat/chatMessage'
import { chatMessages, chatSides, longWords } from '@millwright/fixtures/chat'
import { useLocale } from '@millwright/i18n/Texts'
import { Stack } from '@millwright/ui/Stack'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { ChatBubble } from './ChatBubble.tsx'
import type { ChatBubbleProps } from './ChatBubble.tsx'

type StoryProps = Partial<ChatBubbleProps> & { id?: string; change?: Partial<ChatMessage> }

/** A message of the fixtures' conversation, in the toolbar's language. */
function StoryBubble({ id = '4', change, ...props }: StoryProps) {
  const locale = useLocale()
  const message = { ...chatMessages[locale].find((one) => one.id === id)!, ...change }
  return <ChatBubble message={message} {...chatSides[locale][message.from === 'me' ? 'me' : 'them']} {...props} />
}

const meta = {
  component: StoryBubble,
  subcomponents: { ChatBubble },
  tags: ['new', '!stable'],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoryBubble>
export default meta
type Story = StoryObj<typeof meta>

/** A URL in the text becomes a link without a referrer. Markup stays plain text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://www.example.com/pdf/6205-2RS.pdf')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
}
export const Mine: Story = { args: { id: '2' } }
export const Picture: Story = { args: { id: '5' } }
export const PictureEnlarged: Story = {
  args: { id: '5', onPicture: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onPicture).toHaveBeenCalledWith({ src: 'pictures/bearing-6205.svg' })
  },
}
export const ProductCard: Story = { args: { id: '1' } }
export const OrderCard: Story = { args: { id: '8' } }
export const System: Story = { args: { id: '3' } }
export const UnknownKind: Story = { args: { id: '11' } }
export const Sending: Story = { args: { id: '2', change: { state: 'sending' } } }
export const Failed: Story = {
  args: { id: '13', onResend: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onResend).toHaveBeenCalledWith({ id: '13' })
  },
}
export const MarkupIsEscaped: Story = {
  args: {
    change: {
      body: {
        kind: 'text',
        text: '<img src=x onerror="alert(1)"> <a href="javascript:alert(1)">javascript:alert(1)</a>',
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('p img, p a')).toBeNull()
    await expect(canvas.getByText(/onerror/)).toBeVisible()
  },
}
export const LongText: Story = {
  render: () => (
    <Stack space={16}>
      <StoryBubble
        name={storyText(
          '湘江重工智能装备股份有限公司采购与供应链管理中心备件采购部 欧阳工程师',
          'Xiangjiang Heavy Industry, Centre for Purchasing and Supply, Spare Parts, Engineer Ouyang',
        )}
        change={{ body: { kind: 'text', text: longWords[storyLocale] } }}
      />
      <StoryBubble
        id="2"
        name={storyText('采购部', 'Purchasing')}
        change={{ body: { kind: 'text', text: longWords[storyLocale] } }}
      />
      <StoryBubble
        id="1"
        change={{
          body: {
            kind: 'product',
            prodId: '1',
            prodName: longWords[storyLocale],
            pic: 'pictures/bearing-6205.svg',
            price: '1234567890.12',
          },
        }}
      />
      <StoryBubble
        id="8"
        change={{
          body: {
            kind: 'order',
            orderNumber: '2026112109301244122026112109301244120000',
            actualTotal: '1234567890.12',
            status: 2,
            createTime: '2026-11-21 09:30:12',
          },
        }}
      />
      <StoryBubble id="3" change={{ body: { kind: 'text', text: longWords[storyLocale] } }} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
/** The order is shown as it is now: cancelled, partly dispatched, with a running refund, or partly refunded. */
export const OrderStates: Story = {
  render: () => (
    <Stack space={16}>
      {(
        [
          { status: 6, closeType: 4 },
          { status: 2, partly: true },
          { status: 3, refundRunning: true },
          { status: 5, refunded: '58.50' },
        ] as const
      ).map((state, at) => (
        <StoryBubble
          key={at}
          id={at % 2 ? '2' : '1'}
          change={{
            body: {
              kind: 'order',
              orderNumber: '2026112109301244',
              actualTotal: '658.50',
              createTime: '2026-11-21 09:30:12',
              ...state,
            },
          }}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of [
      storyText('已取消', 'Cancelled'),
      storyText('退款处理中', 'Refund in progress'),
      storyText('已退 ¥58.50', 'Refunded ¥58.50'),
    ])
      await expect(canvas.getByText(words)).toBeVisible()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack space={16}>
      <StoryBubble />
      <StoryBubble id="2" />
      <StoryBubble id="8" />
    </Stack>
  ),
}
export const Keyboard: Story = {
  render: (args) => (
    <Stack space={16}>
      <StoryBubble />
      <StoryBubble id="5" />
      <StoryBubble id="1" />
      <StoryBubble {...args} id="13" />
    </Stack>
  ),
  args: { onResend: fn() },
  play: async ({ canvas, args }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledWith({ id: '13' })
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover a'], focusVisible: ['#focus a'], active: ['#pressed a'] } },
  render: () => (
    <Stack space={16}>
      {['3', '4', '5', '11'].map((id, index) => (
        <StoryBubble key={id} id={id} continued={index > 1} />
      ))}
      {(['sending', 'sent', 'read', 'failed'] as const).map((state, index) => (
        <StoryBubble key={state} id="2" change={{ state }} continued={index > 0} onResend={fn()} />
      ))}
      {['1', '8'].map((id) => (
        <StoryBubble key={id} id={id} continued />
      ))}
      {['hover', 'focus', 'pressed'].map((state) => (
        <div key={state} id={state}>
          <StoryBubble id="1" continued />
        </div>
      ))}
    </Stack>
  ),
}
