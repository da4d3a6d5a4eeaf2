import { cartItems } from '@millwright/fixtures/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/storyText'
import { CartExpired } from './CartExpired.tsx'

const items = cartItems[storyLocale]
const meta = { component: CartExpired, args: { items: items.slice(0, 1) } } satisfies Meta<typeof CartExpired>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Several: Story = { args: { items } }
