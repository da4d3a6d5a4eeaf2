import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: {
    text: storyText('含 13% 增值税', '13% VAT included'),
    children: <IconButton icon="info" label={storyText('价格说明', 'About the price')} />,
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(storyText('含 13% 增值税', '13% VAT included'))
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(storyText('含 13% 增值税', '13% VAT included'))
  },
}
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}
