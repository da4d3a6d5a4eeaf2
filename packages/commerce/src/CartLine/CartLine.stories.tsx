import { cartItems, longItem } from '@millwright/fixtures/cart'
import type { CartItem } from '@millwright/contract/cart/entities'
import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { say, storyLocale } from '@millwright/fixtures/say'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CartLine } from './CartLine.tsx'

const item = cartItems[storyLocale][0]!
const meta = {
  component: CartLine,
  args: { item },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

const changed = (change: Partial<CartItem>): Story => ({ args: { item: { ...item, ...change } } })

export const Ticked: Story = { tags: ['picture'] }
export const Unticked = changed({ isChecked: 0 })
export const SoldOut = changed({ actualStock: 0 })
export const ShortStock = changed({ actualStock: 60 })
export const PriceRose = changed({ addedPrice: money('10.90') })
export const PriceFell = changed({ addedPrice: money('12.60') })
export const NotDelivered = changed({ isDelivery: false })
export const OffTheShelf: Story = { args: { gone: true } }
export const WrongQuantity: Story = {
  args: { fault: { problem: { key: 'notInPacks', values: { bound: 10 } }, typed: '15' } },
}
/** One press, and another promotion holds for the line. */
export const ChoosesPromotion: Story = {
  args: {
    item: {
      ...item,
      discounts: [
        { discountId: '701', discountName: say('满 3000 减 150', '150 off 3000') },
        { discountId: '702', discountName: say('满 100 件 95 折', '5% off 100 pieces') },
      ],
    },
  },
  beforeEach: catchForms,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '702')
    await expect(sentForms.at(-1)?.fields).toMatchObject({
      intent: 'discount',
      basketId: item.basketId,
      discountId: '702',
    })
  },
}
/** A quantity changed while the answer to the one before is being drawn is sent after it. */
export const ChangedMeanwhile: Story = {
  beforeEach: catchForms,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector<HTMLFormElement>('form:has([name="intent"][value="change"])')!
    const more = within(form).getAllByRole('button')[1]!
    const field = form.querySelector<HTMLInputElement>('[name="count"]')!
    await userEvent.click(more)
    await waitFor(() => expect(sentForms).toHaveLength(1))
    // As the shop does it: the outcome is told, then the page is asked for anew.
    form.setAttribute('aria-busy', 'true')
    form.dispatchEvent(new CustomEvent('outcome', { detail: { done: true }, cancelable: true }))
    await userEvent.click(more)
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    await expect(sentForms).toHaveLength(1)
    form.removeAttribute('aria-busy')
    await waitFor(() => expect(sentForms).toHaveLength(2))
    await expect(sentForms.at(-1)?.fields).toMatchObject({ intent: 'change', count: field.value })
  },
}
export const LongName: Story = { args: { item: longItem(storyLocale) } }
