import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Rating } from './Rating.tsx'

const meta = {
  component: Rating,
  args: { value: 4.6 },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img')
    const given = stars.lastElementChild!
    await expect(given.getBoundingClientRect().width / stars.getBoundingClientRect().width).toBeCloseTo(0.92, 1)
  },
}
export const LongText: Story = {
  args: { label: storyText('商品评分 4.6 星，共 1286 条评价', 'Rated 4.6 of 5 stars in 1286 reviews') },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 2.5, size: 20 } }
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      {[0, 2.5, 4.6, 5].map((value) => (
        <Rating key={value} value={value} size={20} />
      ))}
      <Rating value={3.5} size={12} />
      <Rating value={3.5} />
    </Stack>
  ),
}
