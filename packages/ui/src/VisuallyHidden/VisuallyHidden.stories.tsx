import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { component: VisuallyHidden, args: { children: '只给听的人' } } satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Heard: Story = { play: async ({ canvas }) => { await expect(canvas.getByText('只给听的人').getBoundingClientRect().width).toBeLessThanOrEqual(1) } }
