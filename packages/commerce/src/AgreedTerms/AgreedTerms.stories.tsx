import type { Meta, StoryObj } from '@storybook/react-vite'
import { AgreedTerms } from './AgreedTerms.tsx'

const meta = {
  component: AgreedTerms,
  args: { agreementPrice: '15.80', agreementMinQty: 20, expireTime: Date.parse('2027-07-01T00:00:00+08:00') },
} satisfies Meta<typeof AgreedTerms>
export default meta
type Story = StoryObj<typeof meta>

export const MinimumAndEnd: Story = {}
export const WithoutMinimum: Story = { args: { agreementMinQty: 1 } }
export const NoEnd: Story = { args: { expireTime: undefined } }
export const WithoutPrice: Story = { args: { agreementPrice: undefined } }
