import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Icon } from '../Icon/Icon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Segmented } from './Segmented.tsx'

const options = [
  { value: 'day', label: storyText('按日', 'Day') },
  { value: 'week', label: storyText('按周', 'Week') },
  { value: 'month', label: storyText('按月', 'Month') },
]
const meta = {
  component: Segmented,
  args: { label: storyText('统计周期', 'Period'), name: 'period', options, defaultValue: 'week' },
} satisfies Meta<typeof Segmented>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: storyText('按周', 'Week') }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'month' }))
  },
}
export const SubmitsItsValue: Story = {
  render: (args) => (
    <form>
      <Segmented {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText(storyText('按日', 'Day')))
    await expect(new FormData(canvasElement.querySelector('form')!).get('period')).toBe('day')
  },
}
export const WithError: Story = {
  args: { defaultValue: undefined, required: true, error: storyText('请选择统计周期', 'Choose a period') },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Segmented {...args} />
    </div>
  ),
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <Segmented {...args} size="small" name="small" />
      <Segmented {...args} />
      <Segmented {...args} size="large" name="large" hint={storyText('按下单日期统计', 'By the day of the order')} />
      <Segmented {...args} wide name="wide" />
      <Segmented
        {...args}
        name="icons"
        options={[
          { value: 'day', label: storyText('快递', 'Courier'), icon: <Icon name="truck" /> },
          { value: 'week', label: storyText('自提', 'Pick-up'), icon: <Icon name="shop" /> },
          { value: 'month', label: storyText('整车', 'Full truck'), disabled: true },
        ]}
      />
      <Segmented {...args} name="disabled" disabled />
    </Stack>
  ),
}
