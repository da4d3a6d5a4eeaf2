import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearing, bolt, hose, longNamed, motor, pillow, pump, sensor } from '@millwright/fixtures/products'
import { expect, userEvent } from 'storybook/test'
import { storyLocale, storyText } from '@millwright/fixtures/storyText'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { ProductCard } from './ProductCard.tsx'

const meta = {
  component: ProductCard,
  args: { product: bearing[storyLocale], eager: true },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All States' ? undefined : 232 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** Focus shows quantity and "add to cart". The form posts the fields that the cart needs. */
export const Focused: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toBeVisible()
    const form = new FormData(canvasElement.querySelector('form') ?? undefined)
    await expect(Object.fromEntries(form)).toEqual({ prodId: '100001', skuId: '1000001', shopId: '1', count: '1' })
  },
}
export const WithNote: Story = {
  args: { note: <small>{storyText('2026-05-03 购买过 20 件', 'Bought on 2026-05-03: 20 pcs')}</small> },
}
export const InPacks: Story = { args: { product: bolt[storyLocale] } }
export const ManySizes: Story = { args: { product: motor[storyLocale] } }
export const SoldOut: Story = { args: { product: pump[storyLocale] } }
export const AgreementPrice: Story = { args: { product: sensor[storyLocale] } }
export const UnlimitedStock: Story = { args: { product: pillow[storyLocale] } }
/** A long name, with a picture that fails to load. */
export const LongName: Story = { args: { product: longNamed[storyLocale] } }
export const Bare: Story = { args: { bare: true } }
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <ProductGrid
      products={[bearing, bolt, hose, longNamed, motor, pillow, pump, sensor].map((one) => one[storyLocale])}
      eager={8}
      level={2}
    />
  ),
}
