import { cartItems } from '@millwright/fixtures/cart'
import { storyLocale } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartObstacles } from './CartObstacles.tsx'
import type { LineInTheWay } from './CartObstacles.tsx'

const obstacles: LineInTheWay['obstacle'][] = [
  { problem: 'tooMany', bound: 60 },
  { problem: 'soldOut', bound: 0 },
  { problem: 'tooFew', bound: 1000 },
  { problem: 'notInPacks', bound: 4 },
]
const meta = {
  component: CartObstacles,
  args: { lines: cartItems[storyLocale].map((line, at) => ({ line, obstacle: obstacles[at]! })) },
} satisfies Meta<typeof CartObstacles>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Two lines are named, the others counted. */
export const Many: Story = { args: { most: 2 } }
/** On another page each link leads to the line in the cart. */
export const OnAnotherPage: Story = {
  args: { cartHref: '/cart' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/cart#line-501')
  },
}
