import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorScreen } from './ErrorScreen.tsx'

const meta = {
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { retryHref: '/list' },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { requestId: 'r-7f3a91' }, tags: ['picture'] }
export const Unavailable: Story = { args: { statusCode: 503, requestId: 'r-7f3a91' } }
export const SlowAnswer: Story = { args: { statusCode: 504 } }
