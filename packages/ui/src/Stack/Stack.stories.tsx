import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from './Stack.tsx'

const meta = { component: Stack, args: { children: ['轴承', '电机', '液压'].map((word) => <Panel key={word}>{word}</Panel>) } } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}
export const Row: Story = { tags: ['picture'], args: { direction: 'row', space: 16, justify: 'between', wrap: true } }
