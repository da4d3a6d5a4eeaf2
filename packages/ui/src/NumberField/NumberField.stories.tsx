import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  component: NumberField,
  args: { label: storyText('数量', 'Quantity'), name: 'count', defaultValue: 1 },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const InPacks: Story = {
  args: { min: 10, step: 5, max: 32, defaultValue: 10, onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '12{Enter}')
    await expect(input).toHaveValue('15')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 15 })
    await userEvent.clear(input)
    await userEvent.type(input, '99')
    await userEvent.tab()
    await expect(input).toHaveValue('30')
    await userEvent.clear(input)
    await userEvent.type(input, 'abc')
    await userEvent.tab()
    await expect(input).toHaveValue('30')
  },
}
export const SendsWhatItShows: Story = {
  render: (args) => (
    <form>
      <NumberField {...args} onChange={() => document.querySelector('form')!.requestSubmit()} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sent = fn()
    canvasElement.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault()
      sent(new FormData(event.target as HTMLFormElement).get('count'))
    })
    await userEvent.click(canvas.getAllByRole('button')[1]!)
    await expect(sent).toHaveBeenCalledWith('2')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={16}>
      <NumberField {...args} size="small" />
      <NumberField {...args} defaultValue={24} />
      <NumberField {...args} size="large" defaultValue={1200} />
      <NumberField {...args} error={storyText('库存只有 3 件', 'Only 3 in stock')} defaultValue={3} max={3} />
      <NumberField {...args} disabled />
    </Stack>
  ),
}
