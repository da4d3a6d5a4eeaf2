import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  args: { page: 6, pages: 40, total: 793, hrefOf: (page) => `/list?page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '/list?page=2')
  },
}
export const OnePage: Story = { args: { page: 1, pages: 1, total: 7 } }
export const MoreThanCounted: Story = {
  args: { page: 1, pages: 100, total: 1000, more: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1000/)).toHaveTextContent(/More than|超过/)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const AllStates: Story = { tags: ['picture'] }
