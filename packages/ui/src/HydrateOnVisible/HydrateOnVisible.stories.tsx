import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { HydrateOnVisible } from './HydrateOnVisible.tsx'

const meta = {
  component: HydrateOnVisible,
  args: { children: <Button>{storyText('比较', 'Compare')}</Button> },
} satisfies Meta<typeof HydrateOnVisible>
export default meta
type Story = StoryObj<typeof meta>

/** Content rendered only in the browser needs no hydration and appears at once. */
export const ClientRendered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}
export const SeveralParts: Story = {
  args: {
    children: (
      <>
        <Button>{storyText('比较', 'Compare')}</Button>
        <Button tone="action">{storyText('加入购物车', 'Add to cart')}</Button>
      </>
    ),
  },
}
