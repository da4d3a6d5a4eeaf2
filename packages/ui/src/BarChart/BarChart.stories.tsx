import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { BarChart } from './BarChart.tsx'

const months = Array.from({ length: 12 }, (_, month) =>
  storyText(
    `${month + 1}月`,
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month]!,
  ),
)
const yuan = { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 } as const
const sales = {
  label: storyText('销售额', 'Sales'),
  values: [82_400, 61_900, 95_300, 102_800, 98_100, 120_500, 134_900, 128_300, 141_200, 137_700, 152_600, 118_000],
}
const returns = {
  label: storyText('退货', 'Returns'),
  values: [4100, 2200, 6300, 5800, 3900, 7200, 8100, 6600, 9400, 5200, 7700, 4800],
}
const meta = {
  component: BarChart,
  args: {
    label: storyText('每月销售额', 'Sales by month'),
    pointLabel: storyText('月份', 'Month'),
    points: months,
    series: [sales],
    format: yuan,
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: storyText('每月销售额', 'Sales by month') })).toBeVisible()
  },
}
export const Keyboard: Story = {
  args: { series: [sales, returns] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const walk = canvas.getByRole('slider')
    await expect(walk).toHaveFocus()
    await expect(walk).toHaveAttribute(
      'aria-valuetext',
      storyText('1月: 销售额 ¥82,400, 退货 ¥4,100', 'Jan: Sales CN¥82,400, Returns CN¥4,100'),
    )
  },
}
/** The table has every value, also before scripts load. */
export const AsTable: Story = {
  args: { series: [sales, returns], points: months.slice(0, 4) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(storyText('以表格查看', 'Show as table')))
    await expect(canvas.getByRole('columnheader', { name: storyText('月份', 'Month') })).toBeVisible()
    await expect(canvas.getByRole('row', { name: storyText(/^2月 ¥61,900/, /^Feb CN¥61,900/) })).toBeVisible()
  },
}
export const UnderThePointer: Story = {
  args: { series: [sales, returns] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider')
    const { left, width, top } = plot.getBoundingClientRect()
    await userEvent.pointer({ target: plot, coords: { clientX: left + width * 0.3, clientY: top + 20 } })
    await expect(await canvas.findByText(storyText('¥102,800', 'CN¥102,800'), { selector: 'span' })).toBeVisible()
  },
}
export const BelowZero: Story = {
  args: {
    label: storyText('库存变化', 'Change of stock'),
    format: { signDisplay: 'exceptZero' },
    series: [{ label: storyText('件', 'Pieces'), values: [120, -80, 40, -20, 0, 60, null, -110, 30, 90, -40, 10] }],
  },
}
/** The first point is at the right, as its name is. */
export const RightToLeft: Story = {
  args: { series: [sales, returns] },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getAllByText(months[0]!)[0]!.getBoundingClientRect()
    const bar = canvasElement.querySelector('g > rect')!.getBoundingClientRect()
    await expect(Math.abs(bar.right - (name.left + name.right) / 2)).toBeLessThan(name.width / 2)
  },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={32}>
      <BarChart {...args} />
      <BarChart {...args} series={[sales, returns]} hideLabel height={160} />
      <BarChart
        {...args}
        label={storyText('各仓库存', 'Stock by depot')}
        points={[storyText('华东', 'East'), storyText('华南', 'South'), storyText('华北', 'North')]}
        format={{}}
        series={['SKF', 'NSK', 'FAG', 'NTN'].map((label, at) => ({
          label,
          values: [1280 - at * 210, 860 + at * 90, 430 + at * 160],
        }))}
      />
    </Stack>
  ),
}
