import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { ShareButton } from './ShareButton.tsx'

const meta = { component: ShareButton, args: { title: '6205-2RS' } } satisfies Meta<typeof ShareButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** Where sharing is the next step. */
export const NextStep: Story = { args: { tone: 'action', label: storyText('邀请同行参团', 'Invite other buyers') } }
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
/** The link of a distributor carries the card, so that orders by it count for the distributor. */
export const OfDistributor: Story = {
  args: { path: '/detail/101?sku=1001', cardNo: '8800000047' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('textbox')).toHaveValue(
      `${location.origin}/detail/101?sku=1001&distributionCardNo=8800000047`,
    )
  },
}
/** If the browser refuses to copy, a message says so and the link is selected. Escape returns to the button. */
export const CopiesOrSaysWhyNot: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: storyText('分享', 'Share') })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByLabelText(storyText('商品链接', 'Link to the product'))).toHaveValue(
      location.origin + location.pathname + location.search,
    )
    await userEvent.click(dialog.getByRole('button', { name: storyText('复制链接', 'Copy link') }))
    await waitFor(() => expect(dialog.getByRole('status')).not.toBeEmptyDOMElement(), { timeout: 5000 })
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
  },
}
