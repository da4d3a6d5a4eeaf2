import { delivery } from '@millwright/fixtures/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/storyText'
import { LogisticsTrace } from './LogisticsTrace.tsx'

const packages = delivery(storyLocale)
const meta = { component: LogisticsTrace, args: { packages } } satisfies Meta<typeof LogisticsTrace>
export default meta
type Story = StoryObj<typeof meta>

const reported = (state: number): Story => ({
  args: {
    packages: packages.map((parcel) => ({
      ...parcel,
      deliveryDto: parcel.deliveryDto && {
        ...parcel.deliveryDto,
        state,
        traces: state ? parcel.deliveryDto.traces : [],
      },
    })),
  },
})

export const OnItsWay: Story = { ...reported(2), tags: ['picture'] }
export const TwoPackages: Story = {
  args: { packages: [...packages, ...packages.map((parcel) => ({ ...parcel, orderDeliveryId: '2' }))] },
}
export const Signed = reported(3)
export const Problem = reported(4)
export const NothingReported = reported(0)
export const Late: Story = {
  args: { contents: true, packages: packages.map((parcel) => ({ ...parcel, lateSince: '2026-11-20 17:05:00' })) },
}
export const NotShipped: Story = { args: { packages: [] } }
