import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFound } from './NotFound.tsx'

const meta = { component: NotFound, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Delisted: Story = { args: { message: '商品已下架' } }
