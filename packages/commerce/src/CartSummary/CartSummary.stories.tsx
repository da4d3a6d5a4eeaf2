import { cartItems } from '@millwright/fixtures/cart'
import { storyLocale } from '@millwright/fixtures/storyText'
import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CartSummary } from './CartSummary.tsx'

const inTheWay = cartItems[storyLocale].map((line) => ({
  line,
  obstacle:
    line.basketId === '502' ? { problem: 'soldOut' as const, bound: 0 } : { problem: 'tooMany' as const, bound: 12 },
}))
const meta = {
  component: CartSummary,
  args: { basketIds: ['501', '502', '503'], lines: 4, pay: { finalMoney: money('2004.00'), subtractMoney: money(0) } },
} satisfies Meta<typeof CartSummary>
export default meta
type Story = StoryObj<typeof meta>

const ids = (length: number) => Array.from({ length }, (_, index) => String(index))

export const SomeTicked: Story = { tags: ['picture'] }
/** Lines over stock are named, with a link to each; the others can be checked out. */
export const SomeInTheWay: Story = {
  args: { inTheWay: inTheWay.slice(0, 1), lines: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /6205-2RS/ })).toHaveAttribute('href', '#line-501')
    await expect(canvas.getByRole('button', { name: /结算其余 3 种|Check out the other 3/ })).toBeEnabled()
    await expect(canvasElement.querySelector('[name=items]')).toHaveValue('501,502,503')
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-checked', 'true')
  },
}
/** If no ticked line can be ordered, the order form says for each of them why. */
export const AllInTheWay: Story = {
  args: { basketIds: [], inTheWay, lines: 4, pay: { finalMoney: money(0), subtractMoney: money(0) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[name=items]')).toHaveValue('501,502,503,504')
  },
}
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
/** More than 50 lines become several orders, which are paid together. */
export const SeveralOrders: Story = {
  args: { basketIds: ids(120), lines: 120, orders: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/4 个订单，一次付款|4 orders, paid together/)).toBeVisible()
    await expect(canvasElement.querySelector<HTMLInputElement>('[name=items]')!.value.split(',')).toHaveLength(120)
  },
}
export const TooMany: Story = { args: { basketIds: ids(501), lines: 501, orders: 11 } }
export const TooManyOrders: Story = {
  args: { basketIds: ids(80), lines: 80, orders: 71 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/会生成 71 个订单|would become 71 orders/)).toBeVisible()
  },
}
export const LargeSum: Story = { args: { pay: { finalMoney: money('1285218495.00'), subtractMoney: money(0) } } }
