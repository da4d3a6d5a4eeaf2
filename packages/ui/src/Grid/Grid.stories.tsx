import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  component: Grid,
  args: { children: [1, 2, 3, 4, 5, 6].map((cell) => <Panel key={cell}>{cell}</Panel>) },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const ByWindow: Story = { tags: ['picture'], args: { columns: { narrow: 2, medium: 3, wide: 6 } } }
export const AsManyAsFit: Story = { args: { min: 160 } }
