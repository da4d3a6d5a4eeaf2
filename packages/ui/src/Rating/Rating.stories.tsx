import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Rating } from './Rating.tsx'

const meta = { component: Rating, args: { value: 4.6 } } satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'], render: () => <Stack>{[0, 2.5, 4.6, 5].map((value) => <Rating key={value} value={value} size={20} />)}</Stack> }
