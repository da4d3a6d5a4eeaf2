import { bearing, bolt, hose, longNamed, motor, pump } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductGrid } from './ProductGrid.tsx'

function StoryGrid({ count, compare }: { count: number; compare?: boolean }) {
  const locale = useLocale()
  const products = [bearing, bolt, hose, motor, pump, longNamed].slice(0, count).map((product) => product[locale])
  return <ProductGrid products={products} label={locale === 'zh' ? '商品' : 'Products'} level={2} eager={6} compare={compare} />
}

const meta = { component: StoryGrid, subcomponents: { ProductGrid }, args: { count: 5 } } satisfies Meta<typeof StoryGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { count: 1 } }
export const ToCompare: Story = { args: { compare: true } }
export const LongText: Story = { args: { count: 6 } }
