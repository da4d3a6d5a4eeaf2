import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { lines: 3 } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack space={16}>
      <Skeleton width={160} ratio={1} />
      <Skeleton lines={3} />
      <Skeleton width={96} height={28} />
    </Stack>
  ),
}
export const Lines: Story = {}
export const Picture: Story = { args: { width: 160, ratio: 1 } }
export const Control: Story = { args: { width: 96, height: 28 } }
