import { cartItems, longItem } from '@millwright/fixtures/cart'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderLines } from './OrderLines.tsx'

function StoryLines() {
  const locale = useLocale()
  return <OrderLines lines={[...cartItems[locale], longItem(locale)].filter(({ basketId }) => basketId !== '501')} faults={{ 2005: { key: 'insufficientInventory' } }} />
}

const meta = { component: StoryLines } satisfies Meta<typeof StoryLines>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
