import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '@millwright/fixtures/say'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = { component: Heading, args: { level: 2, children: say('减速机与电机', 'Gearboxes and motors') } } satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallerThanItsLevel: Story = { args: { level: 1, size: 18 } }
export const AllStates: Story = {
  tags: ['picture'],
  render: ({ children }) => <Stack space={12}>{([1, 2, 3, 4, 5, 6] as const).map((level) => <Heading key={level} level={level}>{children}</Heading>)}</Stack>,
}
