import type { Meta, StoryObj } from '@storybook/react-vite'
import { PayMethodList } from './PayMethodList.tsx'

const meta = {
  component: PayMethodList,
  args: { methods: [{ kind: 'weixin', available: true }, { kind: 'alipay', available: true }, { kind: 'balance', available: false }, { kind: 'period', available: false }, { kind: 'transfer', available: false }] },
} satisfies Meta<typeof PayMethodList>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = { tags: ['picture'] }
export const Everything: Story = { args: { methods: (['weixin', 'alipay', 'balance', 'paypal', 'period', 'transfer'] as const).map((kind) => ({ kind, available: true })) } }
export const Nothing: Story = { args: { methods: [{ kind: 'weixin', available: false }, { kind: 'balance', available: false }] } }
