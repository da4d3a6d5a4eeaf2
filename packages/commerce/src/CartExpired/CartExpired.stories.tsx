import { cartItems } from '@millwright/fixtures/cart'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartExpired } from './CartExpired.tsx'

function StoryExpired({ count }: { count: number }) {
  return <CartExpired items={cartItems[useLocale()].slice(0, count)} />
}

const meta = { component: StoryExpired, subcomponents: { CartExpired }, args: { count: 1 } } satisfies Meta<typeof StoryExpired>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Several: Story = { args: { count: 3 } }
