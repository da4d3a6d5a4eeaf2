import type { Meta, StoryObj } from '@storybook/react-vite'
import { products } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { RecentProducts } from './RecentProducts.tsx'

function StoryRecent({ count = 8 }: { count?: number }) {
  return <RecentProducts products={products[useLocale()].slice(0, count)} />
}

const meta = { component: StoryRecent, subcomponents: { RecentProducts } } satisfies Meta<typeof StoryRecent>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const One: Story = { args: { count: 1 } }
