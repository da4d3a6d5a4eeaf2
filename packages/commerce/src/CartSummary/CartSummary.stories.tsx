import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CartSummary } from './CartSummary.tsx'

const meta = {
  component: CartSummary,
  args: { basketIds: ['501', '502', '503'], lines: 4, pay: { finalMoney: money('2004.00'), subtractMoney: money(0) } },
} satisfies Meta<typeof CartSummary>
export default meta
type Story = StoryObj<typeof meta>

export const SomeTicked: Story = { tags: ['picture'] }
export const AllTicked: Story = { args: { lines: 3 } }
export const Saved: Story = { args: { pay: { finalMoney: money('1904.00'), subtractMoney: money('100') } } }
export const NothingTicked: Story = {
  args: { basketIds: [], pay: { finalMoney: money(0), subtractMoney: money(0) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: /去结算|Check out/ })
    await userEvent.click(button)
    await expect(canvas.getByText(/至少选择一件|at least one item/)).toBeVisible()
  },
}
export const WithoutTotal: Story = { args: { pay: undefined } }
export const TooMany: Story = {
  args: { basketIds: Array.from({ length: 51 }, (_, index) => String(index)), lines: 60 },
}
export const LargeSum: Story = { args: { pay: { finalMoney: money('1285218495.00'), subtractMoney: money(0) } } }
