import { bearing, bolt, hose, longNamed, motor, pump } from '@millwright/fixtures/products'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { ProductRows } from './ProductRows.tsx'

const products = [bearing, bolt, hose, motor, pump].map((product) => product[storyLocale])
const meta = {
  component: ProductRows,
  args: { products, label: storyText('商品', 'Products'), level: 2, eager: 6 },
} satisfies Meta<typeof ProductRows>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SingleProduct: Story = { args: { products: products.slice(0, 1) } }
export const ToCompare: Story = { args: { compare: true } }
export const LongText: Story = { args: { products: [...products, longNamed[storyLocale]] } }
