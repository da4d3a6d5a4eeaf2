import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  component: Popover,
  args: {
    label: storyText('阶梯价', 'Price tiers'),
    trigger: <Button>{storyText('阶梯价', 'Price tiers')}</Button>,
    children: storyText('100 件起每件 ¥16.80', '¥16.80 each from 100 pieces'),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: storyText('阶梯价', 'Price tiers') })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('dialog', { name: storyText('阶梯价', 'Price tiers') })).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
/** The first Escape clears the search field, the next one closes the panel. */
export const EscapeClearsFirst: Story = {
  args: { children: <SearchField label={storyText('搜索品牌', 'Search brands')} name="q" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const input = await screen.findByRole('searchbox')
    await userEvent.type(input, 'SKF{Escape}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
