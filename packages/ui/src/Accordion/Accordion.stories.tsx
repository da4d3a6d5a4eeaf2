import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from './Accordion.tsx'

const meta = { component: Accordion, args: { items: [{ id: 'a', title: '如何开具发票？', content: '下单时填写抬头与税号。', open: true }, { id: 'b', title: '多久发货？', content: '现货当天发出。' }] } } satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const Unfolds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('现货当天发出。')).not.toBeVisible()
    await userEvent.click(canvas.getByText('多久发货？'))
    await expect(canvas.getByText('现货当天发出。')).toBeVisible()
  },
}
