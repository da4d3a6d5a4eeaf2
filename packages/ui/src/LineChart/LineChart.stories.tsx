import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { LineChart } from './LineChart.tsx'

const days = Array.from({ length: 30 }, (_, day) => storyText(`11月${day + 1}日`, `Nov ${day + 1}`))
const course = (from: number, sway: number, slope: number) =>
  days.map((_, day) => Math.round((from + Math.sin(day / 2.3) * sway + day * slope) * 100) / 100)
const copper = { label: storyText('铜', 'Copper'), values: course(78.4, 1.8, 0.06) }
const brass = { label: storyText('黄铜', 'Brass'), values: course(71.2, 1.1, 0.11) }
const bronze = { label: storyText('青铜', 'Bronze'), values: course(75.9, 0.7, -0.05) }
const meta = {
  component: LineChart,
  args: {
    label: storyText('材料价格（元/公斤）', 'Material prices, ¥/kg'),
    pointLabel: storyText('日期', 'Day'),
    points: days,
    series: [copper, brass],
    format: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: storyText(/材料价格/, /Material prices/) })).toBeVisible()
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      storyText('11月1日: 铜 78.40, 黄铜 71.20', 'Nov 1: Copper 78.40, Brass 71.20'),
    )
  },
}
export const WithGaps: Story = {
  args: { series: [{ ...copper, values: copper.values.map((value, day) => (day > 9 && day < 14 ? null : value)) }] },
}
export const ManyPoints: Story = {
  args: {
    points: Array.from({ length: 240 }, (_, hour) => String(hour)),
    series: [
      {
        label: storyText('访客', 'Visitors'),
        values: Array.from({ length: 240 }, (_, hour) => Math.round(180 + Math.sin(hour / 3.8) * 120 + (hour % 7) * 9)),
      },
    ],
    format: {},
    fromZero: true,
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  render: (args) => (
    <Stack space={32}>
      <LineChart {...args} series={[copper]} />
      <LineChart {...args} series={[copper, brass, bronze]} points={days.slice(0, 12)} />
      <LineChart {...args} fromZero height={140} />
    </Stack>
  ),
}
