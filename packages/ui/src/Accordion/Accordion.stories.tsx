import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Accordion } from './Accordion.tsx'

const meta = {
  component: Accordion,
  args: {
    items: [
      {
        id: 'a',
        title: storyText('如何开具发票？', 'How do I get an invoice?'),
        content: storyText('下单时填写抬头与税号。', 'Give the title and the tax number with the order.'),
        open: true,
      },
      {
        id: 'b',
        title: storyText('多久发货？', 'When is it sent?'),
        content: storyText('现货当天发出。', 'What is in stock leaves the same day.'),
      },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const Unfolds: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(storyText('现货当天发出。', 'What is in stock leaves the same day.')),
    ).not.toBeVisible()
    await userEvent.click(canvas.getByText(storyText('多久发货？', 'When is it sent?')))
    await expect(canvas.getByText(storyText('现货当天发出。', 'What is in stock leaves the same day.'))).toBeVisible()
  },
}
