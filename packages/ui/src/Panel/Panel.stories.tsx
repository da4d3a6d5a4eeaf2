import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Panel } from './Panel.tsx'

const meta = { component: Panel, args: { children: storyText('减速机 NMRV-050', 'Gearbox NMRV-050') } } satisfies Meta<
  typeof Panel
>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={12}>
      <Panel {...args} />
      <Panel {...args} tone="sunken" />
      <Panel {...args} tone="soft" line={false} space={24} />
    </Stack>
  ),
}
export const Sunken: Story = { args: { tone: 'sunken' } }
export const Soft: Story = { args: { tone: 'soft', line: false, space: 24 } }
