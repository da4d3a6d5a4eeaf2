import { cartItems, longItem } from '@millwright/fixtures/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/say'
import { OrderLines } from './OrderLines.tsx'

const lines = [...cartItems[storyLocale], longItem(storyLocale)].filter(({ basketId }) => basketId !== '501')
const meta = {
  component: OrderLines,
  args: { lines, faults: { 2005: { key: 'insufficientInventory' } } },
} satisfies Meta<typeof OrderLines>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const WithoutFaults: Story = { args: { faults: {} } }
export const OneLine: Story = { args: { lines: lines.slice(0, 1), faults: {} } }
