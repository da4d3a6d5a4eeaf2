import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Select } from './Select.tsx'

const options = [
  { value: 'c0', label: storyText('普通级 P0', 'Normal P0') },
  { value: 'c6', label: storyText('高级 P6', 'High P6') },
  { value: 'c5', label: storyText('精密级 P5', 'Precision P5'), disabled: true },
]
const meta = {
  component: Select,
  args: { label: storyText('精度', 'Precision'), name: 'class', options },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const WithError: Story = {
  args: {
    placeholder: storyText('请选择', 'Choose'),
    error: storyText('请选择精度', 'Choose a precision'),
    required: true,
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={16}>
      <Select {...args} placeholder={storyText('请选择', 'Choose')} />
      <Select {...args} size="small" defaultValue="c6" />
      <Select {...args} error={storyText('请选择精度', 'Choose a precision')} />
      <Select {...args} disabled />
    </Stack>
  ),
}
export const OptionSelected: Story = {
  args: {
    placeholder: storyText('请选择', 'Choose'),
    onChange: fn(),
    hint: storyText('见样本第 12 页', 'See page 12 of the catalogue'),
  },
  render: (args) => (
    <form>
      <Select {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: storyText('精度', 'Precision') })
    await expect(select).toHaveAccessibleDescription(storyText('见样本第 12 页', 'See page 12 of the catalogue'))
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, storyText('高级 P6', 'High P6'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 'c6' }))
    await expect(new FormData(canvasElement.querySelector('form')!).get('class')).toBe('c6')
    await userEvent.selectOptions(select, storyText('精密级 P5', 'Precision P5'))
    await expect(select).toHaveDisplayValue(storyText('高级 P6', 'High P6'))
  },
}
