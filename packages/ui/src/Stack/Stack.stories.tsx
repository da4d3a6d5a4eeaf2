import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '@millwright/fixtures/say'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  component: Stack,
  args: {
    children: [say('轴承', 'Bearings'), say('电机', 'Motors'), say('液压', 'Hydraulics')].map((word) => (
      <Panel key={word}>{word}</Panel>
    )),
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}
export const Row: Story = { tags: ['picture'], args: { direction: 'row', space: 16, justify: 'between', wrap: true } }
