import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@millwright/domain/money/money'
import { storyText } from '@millwright/fixtures/storyText'
import { PriceTiers } from './PriceTiers.tsx'

const steps = [
  [1, '18.60'],
  [10, '17.20'],
  [50, '15.90'],
  [200, '14.60'],
].map(([minQty, price]) => ({ minQty: Number(minQty), price: money(String(price)) }))
const meta = { component: PriceTiers, args: { steps, quantity: 1, unit: storyText('套', 'set') } } satisfies Meta<
  typeof PriceTiers
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const LastStep: Story = { args: { quantity: 500 }, tags: ['picture'] }
export const OneStep: Story = { args: { steps: steps.slice(0, 1) } }
