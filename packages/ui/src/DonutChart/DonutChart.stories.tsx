import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { DonutChart } from './DonutChart.tsx'

const parts = [
  { label: storyText('轴承', 'Bearings'), value: 482_000 },
  { label: storyText('紧固件', 'Fasteners'), value: 214_500 },
  { label: storyText('电机', 'Motors'), value: 168_300 },
  { label: storyText('液压件', 'Hydraulics'), value: 74_900 },
  { label: storyText('密封件', 'Seals'), value: 31_200 },
  { label: storyText('其他', 'Others'), value: 12_600 },
]
const meta = {
  component: DonutChart,
  args: {
    label: storyText('各类商品的销售额', 'Sales by category'),
    parts,
    format: { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 },
  },
} satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof meta>

/** The table beside the ring has every value. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: storyText('各类商品的销售额', 'Sales by category') })).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: storyText('轴承 ¥482,000 49%', 'Bearings CN¥482,000 49%') }),
    ).toBeVisible()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  render: (args) => (
    <Stack space={32}>
      <DonutChart {...args} />
      <DonutChart {...args} hideLabel parts={parts.slice(0, 2)} />
      <DonutChart {...args} label={storyText('一类商品', 'One category')} parts={parts.slice(0, 1)} />
      <DonutChart
        {...args}
        label={storyText('还没有订单', 'No orders yet')}
        parts={parts.slice(0, 2).map((part) => ({ ...part, value: 0 }))}
      />
    </Stack>
  ),
}
