import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearing, bolt, hose, longNamed, motor, pillow, pump, sensor } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { expect } from 'storybook/test'
import { ProductRows } from '../ProductRows/ProductRows.tsx'
import { ProductRow } from './ProductRow.tsx'

const cases = { bearing, bolt, hose, longNamed, motor, pillow, pump, sensor }
type Case = keyof typeof cases

function StoryRows({ products = ['bearing'] }: { products?: Case[] }) {
  const locale = useLocale()
  return <ProductRows products={products.map((one) => cases[one][locale])} eager={8} level={2} />
}

const meta = { component: StoryRows, subcomponents: { ProductRow } } satisfies Meta<typeof StoryRows>
export default meta
type Story = StoryObj<typeof meta>

/** The form posts the fields that the cart needs. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const form = new FormData(canvasElement.querySelector('form') ?? undefined)
    await expect(Object.fromEntries(form)).toEqual({ prodId: '100001', skuId: '1000001', shopId: '1', count: '1' })
  },
}
export const AllStates: Story = { tags: ['picture'], args: { products: Object.keys(cases) as Case[] } }
/** The width on a tablet, or beside filters. */
export const Narrow: Story = {
  tags: ['picture'],
  args: { products: ['bearing', 'motor', 'longNamed', 'pump'] },
  render: (args) => (
    <div style={{ maxInlineSize: 620 }}>
      <StoryRows {...args} />
    </div>
  ),
}
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { products: ['bearing', 'motor', 'longNamed', 'pump'] },
}
