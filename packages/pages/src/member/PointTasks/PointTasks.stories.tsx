import { useState } from 'react'
import { catchForms } from '@millwright/fixtures/sentForms'
import { expect, userEvent, waitFor } from 'storybook/test'
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

/** An open task, a completed task, and a task whose points are claimed. */
export const EachState: Story = {}
/** After a claim the focus moves to the next claimable task, at last to the heading. */
export const FocusGoesOn: Story = {
  beforeEach: catchForms,
  args: { tasks: scoreInfo.tasks.map((task) => ({ ...task, state: 'done' as const })) },
  render: function Render(args) {
    const [taken, setTaken] = useState(0)
    const tasks = args.tasks.map((task, at) => (at < taken ? { ...task, state: 'taken' as const } : task))
    return (
      <div onSubmit={() => setTaken((count) => count + 1)}>
        <PointTasks {...args} tasks={tasks} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('button')[0]!.focus()
    for (const left of [2, 1]) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(left))
      await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  },
}
export const None: Story = { args: { tasks: noScore.tasks } }
