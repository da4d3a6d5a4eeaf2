import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { CopyNumber } from './CopyNumber.tsx'

const meta = {
  component: CopyNumber,
  args: { value: 'SF1429870036612', name: storyText('运单号', 'Tracking number') },
} satisfies Meta<typeof CopyNumber>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The last digits of a long number, which is also a link. */
export const Short: Story = { args: { value: '2026112109301244100017', short: true, href: '/order-detail' } }
export const Copied: Story = {
  play: async ({ canvas }) => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (value: string) => void written.push(value) },
    })
    await userEvent.click(canvas.getByRole('button', { name: storyText('复制运单号', 'Copy: Tracking number') }))
    await waitFor(() => expect(canvas.getByText(storyText('已复制', 'Copied'))).toBeInTheDocument())
    await expect(written).toEqual(['SF1429870036612'])
  },
}
