import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Link } from './Link.tsx'
import { Stack } from '../Stack/Stack.tsx'

const meta = {
  component: Link,
  args: { href: '/list', children: storyText('全部轴承', 'All bearings') },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NewTab: Story = { args: { newTab: true } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack align="start">
      <Link {...args} />
      <Link {...args} tone="ink" />
      <Link {...args} tone="muted" />
      <Link {...args} tone="muted" current="page" />
    </Stack>
  ),
}
