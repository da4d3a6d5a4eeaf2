import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { OrderAsk } from './OrderAsk.tsx'

const close = fn()
const meta = {
  component: OrderAsk,
  // Each story opens over its own page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { action: 'cancel', orderNumber: '2026112109301244100', to: '/user-center/uc-order', onClose: close },
} satisfies Meta<typeof OrderAsk>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Receive: Story = { args: { action: 'receive' } }
export const Delete: Story = { args: { action: 'delete' } }
/** The alert in the page, after a form submission without scripts. */
export const WithoutScripts: Story = { args: { onClose: undefined, keepHref: '/user-center/uc-order' } as never }
export const Keyboard: Story = {
  play: async () => {
    close.mockClear()
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(close).toHaveBeenCalledOnce()
  },
}
