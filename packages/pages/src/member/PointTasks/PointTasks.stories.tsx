import type { Meta, StoryObj } from '@storybook/react-vite'
import { noScore, scoreInfo } from '@millwright/fixtures/points'
import { Panel } from '@millwright/ui/Panel'
import { PointTasks } from './PointTasks.tsx'

const meta = {
  args: { tasks: scoreInfo.tasks, action: '/member-center/member-center' },
  render: (args) => (
    <Panel>
      <PointTasks {...args} />
    </Panel>
  ),
} satisfies Meta<typeof PointTasks>
export default meta
type Story = StoryObj<typeof meta>

/** One to do, one done, one whose points were taken. */
export const EachState: Story = {}
export const None: Story = { args: { tasks: noScore.tasks } }
