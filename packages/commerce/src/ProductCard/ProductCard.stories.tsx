import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearing, bolt, hose, longNamed, motor, pillow, pump, sensor } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent } from 'storybook/test'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { ProductCard } from './ProductCard.tsx'

const cases = { bearing, bolt, hose, longNamed, motor, pillow, pump, sensor }

function StoryCard({ product = 'bearing', ...rest }: { product?: keyof typeof cases; eager?: boolean; bare?: boolean }) {
  return <div style={{ maxInlineSize: 232 }}><ProductCard product={cases[product][useLocale()]} eager {...rest} /></div>
}

const meta = { component: StoryCard, subcomponents: { ProductCard } } satisfies Meta<typeof StoryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** Focus brings up quantity and "add to cart"; the form carries what the cart needs. */
export const Focused: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toBeVisible()
    const form = new FormData(canvasElement.querySelector('form') ?? undefined)
    await expect(Object.fromEntries(form)).toEqual({ prodId: '100001', skuId: '1000001', shopId: '1', count: '1' })
  },
}
export const InPacks: Story = { args: { product: 'bolt' } }
export const ManySizes: Story = { args: { product: 'motor' } }
export const SoldOut: Story = { args: { product: 'pump' } }
export const AgreementPrice: Story = { args: { product: 'sensor' } }
export const UnlimitedStock: Story = { args: { product: 'pillow' } }
/** And its picture does not load. */
export const LongName: Story = { args: { product: 'longNamed' } }
export const Bare: Story = { args: { bare: true } }
export const AllStates: Story = {
  tags: ['picture'],
  render: function Cards() {
    const locale = useLocale()
    return <ProductGrid products={Object.values(cases).map((one) => one[locale])} eager={8} level={2} />
  },
}
