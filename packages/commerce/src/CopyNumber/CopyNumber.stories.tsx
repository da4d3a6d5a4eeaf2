import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { say } from '@millwright/fixtures/say'
import { CopyNumber } from './CopyNumber.tsx'

const meta = {
  component: CopyNumber,
  args: { value: 'SF1429870036612', name: say('运单号', 'Tracking number') },
} satisfies Meta<typeof CopyNumber>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Copied: Story = {
  play: async ({ canvas }) => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (value: string) => void written.push(value) },
    })
    await userEvent.click(canvas.getByRole('button', { name: say('复制运单号', 'Copy: Tracking number') }))
    await waitFor(() => expect(canvas.getByText(say('已复制', 'Copied'))).toBeInTheDocument())
    await expect(written).toEqual(['SF1429870036612'])
  },
}
