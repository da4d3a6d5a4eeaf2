import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Badge } from './Badge.tsx'

const meta = { component: Badge, args: { count: 8, label: storyText('件商品', 'items') } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nothing: Story = { args: { count: 0 } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack direction="row">
      <Badge {...args} />
      <Badge {...args} count={42} />
      <Badge {...args} count={1200} />
    </Stack>
  ),
}
