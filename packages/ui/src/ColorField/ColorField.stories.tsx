import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ColorField } from './ColorField.tsx'

const swatches = [
  { value: '#b9430b', label: storyText('橙红', 'Burnt orange') },
  { value: '#1b5e9e', label: storyText('工程蓝', 'Engineering blue') },
  { value: '#1d7a46', label: storyText('机床绿', 'Machine green') },
  { value: '#f2b705', label: storyText('工程黄', 'Construction yellow') },
]
const meta = {
  component: ColorField,
  args: { label: storyText('品牌色', 'Brand colour'), name: 'brand', swatches, ground: '#ffffff' },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

const sent = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector('form')!).get('brand')

export const Typed: Story = {
  args: { onChange: fn(), defaultValue: '#b9430b' },
  render: (args) => (
    <form>
      <ColorField {...args} />
      <button type="reset">{storyText('重置', 'Reset')}</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '1D7A46')
    await expect(sent(canvasElement)).toBe('#1d7a46')
    await userEvent.tab()
    await expect(input).toHaveValue('#1d7a46')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#1d7a46', error: undefined })
    await userEvent.click(canvas.getByRole('button', { name: storyText('重置', 'Reset') }))
    await expect(sent(canvasElement)).toBe('#b9430b')
  },
}
export const Picked: Story = {
  render: (args) => (
    <form>
      <ColorField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.change(canvasElement.querySelector('[type="color"]')!, { target: { value: '#112233' } })
    await expect(sent(canvasElement)).toBe('#112233')
    const swatch = canvas.getByRole('button', { name: swatches[1]!.label })
    await userEvent.click(swatch)
    await expect(swatch).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('textbox')).toHaveValue('#1b5e9e')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      storyText(/^对比度 6\.\d+ : 1，可用于文字$/, /^Contrast 6\.\d+ : 1, enough for text$/),
    )
  },
}
export const Refused: Story = {
  render: (args) => (
    <form>
      <ColorField {...args} />
      <Button type="submit">{storyText('提交', 'Send')}</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault())
    canvasElement.querySelector('form')!.addEventListener('submit', submitted)
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '#12')
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交', 'Send') }))
    await expect(submitted).not.toHaveBeenCalled()
    await expect(input).toHaveValue('#12')
    await expect(input).toBeInvalid()
    await expect(input).toHaveFocus()
  },
}
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('#1b5e9e')
    return <ColorField {...args} value={value} onChange={(change) => setValue(change.value)} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: swatches[2]!.label }))
    await expect(canvas.getByRole('textbox')).toHaveValue('#1d7a46')
  },
}
export const RightToLeft: Story = {
  args: { defaultValue: '#1b5e9e' },
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <ColorField {...args} size="small" swatches={[]} />
      <ColorField {...args} defaultValue="#b9430b" required />
      <ColorField
        {...args}
        defaultValue="#f0813e"
        ground="#171b20"
        hint={storyText('用于深色主题', 'In the dark theme')}
      />
      <ColorField {...args} size="large" defaultValue="#d07a00" swatches={[]} />
      <ColorField {...args} defaultValue="#f2b705" error={storyText('与底色太接近', 'Too close to the ground')} />
      <ColorField {...args} defaultValue="#1b5e9e" readOnly swatches={[]} />
      <ColorField {...args} defaultValue="#1b5e9e" disabled />
    </Stack>
  ),
}
