import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Progress } from './Progress.tsx'

const meta = {
  component: Progress,
  args: { label: storyText('上传图片', 'Uploading a picture'), value: 40 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={16}>
      <Progress {...args} value={0} />
      <Progress {...args} />
      <Progress {...args} value={100} />
    </Stack>
  ),
}
export const NotBegun: Story = { args: { value: 0 } }
export const UnderWay: Story = {}
export const Done: Story = { args: { value: 100 } }
