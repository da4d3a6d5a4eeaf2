import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { longWords, quickReplies } from '@millwright/fixtures/chat'
import { useLocale } from '@millwright/i18n/Texts'
import { Stack } from '@millwright/ui/Stack'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { ChatComposer, chatComposerStates } from './ChatComposer.tsx'
import type { ChatComposerProps } from './ChatComposer.tsx'

function StoryComposer({ quick = false, draft: first = '', ...props }: ChatComposerProps & { quick?: boolean }) {
  const locale = useLocale()
  const [draft, setDraft] = useState(first)
  return (
    <ChatComposer
      quickReplies={quick ? quickReplies[locale] : undefined}
      draft={draft}
      onDraft={({ value }) => setDraft(value)}
      {...props}
    />
  )
}

const meta = {
  component: StoryComposer,
  subcomponents: { ChatComposer },
  tags: ['new', '!stable'],
  args: { onSend: fn(), onPicture: fn(), quick: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoryComposer>
export default meta
type Story = StoryObj<typeof meta>

const fileOf = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type })
const choose = (canvasElement: HTMLElement, files: File[]) =>
  fireEvent.change(canvasElement.querySelector('input[type=file]')!, { target: { files } })

export const Default: Story = {}
export const TextOnly: Story = { args: { quick: false, onPicture: undefined } }
/** Grows to five lines, then scrolls. */
export const Growing: Story = {
  args: { draft: '1\n2\n3' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')
    const heightOf = () => box.getBoundingClientRect().height
    const three = heightOf()
    await userEvent.type(box, '{Shift>}{Enter}{/Shift}4{Shift>}{Enter}{/Shift}5')
    const five = heightOf()
    await expect(five).toBeGreaterThan(three)
    await userEvent.type(box, '{Shift>}{Enter}{/Shift}6{Shift>}{Enter}{/Shift}7')
    await expect(heightOf()).toBe(five)
    await expect(box.scrollHeight).toBeGreaterThan(five)
  },
}
/** The Enter that ends input method composition does not send. */
export const ImeComposition: Story = {
  args: { draft: 'zhoucheng' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onSend).not.toHaveBeenCalled()
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'zhoucheng' })
    await expect(box).toHaveValue('')
  },
}
/** A message of spaces is not sent. */
export const Empty: Story = {
  args: { draft: '   ' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /发送$|^Send$/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/先输入|first/)
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
export const QuickReply: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getAllByRole('listitem')[0]!.querySelector('button')!
    await userEvent.click(button)
    await expect(canvas.getByRole('textbox')).toHaveValue(button.textContent)
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const PictureAccepted: Story = {
  play: async ({ canvasElement, args }) => {
    choose(canvasElement, [fileOf('a.png', 'image/png', 10)])
    await expect(args.onPicture).toHaveBeenCalledOnce()
    await expect(canvasElement.querySelector('[role=alert]')).toBeEmptyDOMElement()
  },
}
export const PictureTooLarge: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    choose(canvasElement, [fileOf(storyText('现场照片.png', 'site.png'), 'image/png', 2 * 1024 * 1024 + 1)])
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(/现场照片.png.*2 MB/, /site.png.*2 MB/))
    await expect(args.onPicture).not.toHaveBeenCalled()
  },
}
export const WrongFormat: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    choose(canvasElement, [fileOf(storyText('图纸.svg', 'drawing.svg'), 'image/svg+xml', 10)])
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('图纸.svg', 'drawing.svg'))
    await expect(args.onPicture).not.toHaveBeenCalled()
  },
}
export const Connecting: Story = { args: { state: 'connecting', draft: '6205-2RS' } }
/** The draft stays and can be continued. */
export const Offline: Story = {
  args: { state: 'offline', draft: '6205-2RS', onReconnect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' C3{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveValue('6205-2RS C3')
    await userEvent.click(canvas.getByRole('button', { name: /重新连接|Connect again/ }))
    await expect(args.onReconnect).toHaveBeenCalledOnce()
  },
}
export const Disabled: Story = { args: { state: 'closed' } }
export const AlmostFull: Story = {
  args: { maxLength: 60, draft: '6205-2RS/C3, 200 pieces, inspection report, carton' },
}
export const LongText: Story = {
  render: (args) => (
    <Stack space={16}>
      <StoryComposer {...args} draft={longWords[storyLocale]} />
      <StoryComposer
        {...args}
        draft={longWords[storyLocale]}
        state="offline"
        note={longWords[storyLocale]}
        onReconnect={fn()}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const RightToLeft: Story = { args: { state: 'offline', onReconnect: fn() }, globals: { direction: 'rtl' } }
export const Keyboard: Story = {
  args: { quick: false },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /发送图片|Send a picture/ })).toHaveFocus()
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('6205{Shift>}{Enter}{/Shift}C3')
    await expect(box).toHaveValue('6205\nC3')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ text: '6205\nC3' })
    await expect(box).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^发送$|^Send$/ })).toHaveFocus()
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: {
    pseudo: { hover: ['#hover textarea', '#hover div'], focusVisible: ['#focus button'], active: ['#pressed button'] },
  },
  render: (args) => (
    <Stack space={20}>
      {chatComposerStates.map((state) => (
        <StoryComposer key={state} {...args} state={state} onReconnect={fn()} />
      ))}
      <StoryComposer {...args} quick={false} draft={'6205-2RS/C3\n6310-ZZ'} />
      <StoryComposer {...args} quick={false} maxLength={20} draft="6205-2RS/C3, 200" />
      {['hover', 'focus', 'pressed'].map((state) => (
        <div key={state} id={state}>
          <StoryComposer {...args} quick={false} />
        </div>
      ))}
    </Stack>
  ),
}
