import type { Meta, StoryObj } from '@storybook/react-vite'
import { notices } from '@millwright/fixtures/site'
import { expect, userEvent, within } from 'storybook/test'
import { vars } from '@millwright/ui/theme'
import { NoticeCarousel } from './NoticeCarousel.tsx'

const meta = {
  component: NoticeCarousel, args: { notices: notices.zh },
  decorators: [(Story) => <div style={{ background: vars.color.inkGround, paddingInline: 16, fontSize: 12, maxInlineSize: 420 }}><Story /></div>],
} satisfies Meta<typeof NoticeCarousel>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Only the line that is seen can be reached.
    await expect(canvasElement.querySelectorAll('li:not([inert]) a')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button'))
  },
}
export const One: Story = { args: { notices: notices.zh.slice(0, 1) } }
export const Empty: Story = { args: { notices: [] } }
