import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Rating } from './Rating.tsx'

const meta = { component: Rating, args: { value: 4.6 }, decorators: [(Story) => <Stack><Story /></Stack>] } satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const PartOfAStar: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img')
    const given = stars.lastElementChild!
    await expect(given.getBoundingClientRect().width / stars.getBoundingClientRect().width).toBeCloseTo(0.92, 1)
  },
}
export const AllStates: Story = { tags: ['picture'], render: () => <Stack>{[0, 2.5, 4.6, 5].map((value) => <Rating key={value} value={value} size={20} />)}</Stack> }
