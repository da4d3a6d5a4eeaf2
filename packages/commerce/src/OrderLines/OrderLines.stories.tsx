import { cartItems, longItem } from '@millwright/fixtures/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/storyText'
import { money } from '@millwright/domain/money/money'
import { expect } from 'storybook/test'
import { OrderLines } from './OrderLines.tsx'

const lines = [...cartItems[storyLocale], longItem(storyLocale)].filter(({ basketId }) => basketId !== '501')
const meta = {
  component: OrderLines,
  args: { lines, faults: { 2005: { key: 'insufficientInventory' } } },
} satisfies Meta<typeof OrderLines>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const WithoutProblems: Story = { args: { faults: {} } }
/** Shows the discount of a line, so that price and quantity are consistent with the amount. */
export const DiscountedLine: Story = {
  args: {
    faults: {},
    lines: [
      {
        ...lines[0]!,
        price: money('10'),
        prodCount: 5,
        productTotalAmount: undefined,
        actualTotal: money('45'),
        priceSteps: [
          { kind: 'list', before: money('50'), after: money('50'), unit: money('10') },
          { kind: 'shopCoupon', before: money('50'), after: money('45') },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/50\.00/, { selector: 'del' })).toBeVisible()
    await expect(canvas.getAllByText(/45\.00/, { ignore: 'del' }).length).toBeGreaterThan(0)
  },
}
export const OneLine: Story = { args: { lines: lines.slice(0, 1), faults: {} } }
/** The buyer's own article numbers, where there are any. */
export const OwnNumbers: Story = {
  args: { faults: {}, lines: lines.slice(0, 2).map((line, at) => (at ? line : { ...line, articleNumber: '10-4711' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/10-4711/)).toHaveLength(1)
  },
}
