import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  component: Stack,
  args: {
    children: [storyText('轴承', 'Bearings'), storyText('电机', 'Motors'), storyText('液压', 'Hydraulics')].map(
      (word) => <Panel key={word}>{word}</Panel>,
    ),
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}
export const Row: Story = { tags: ['picture'], args: { direction: 'row', space: 16, justify: 'between', wrap: true } }
