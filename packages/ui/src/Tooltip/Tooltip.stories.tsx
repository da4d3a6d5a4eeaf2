import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = { component: Tooltip, args: { text: '含 13% 增值税', children: <IconButton icon="info" label="价格说明" /> } } satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('含 13% 增值税')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('含 13% 增值税')
  },
}
