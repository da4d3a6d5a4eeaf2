import { delivery } from '@millwright/fixtures/orders'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogisticsTrace } from './LogisticsTrace.tsx'

function StoryTrace({ packages = 1, state = 2 }: { packages?: number; state?: number }) {
  const locale = useLocale()
  const parcels = Array.from({ length: packages }, (_, index) => delivery(locale).map((parcel) => ({
    ...parcel, orderDeliveryId: String(index), deliveryDto: parcel.deliveryDto && { ...parcel.deliveryDto, state, traces: state ? parcel.deliveryDto.traces : [] },
  })))
  return <LogisticsTrace packages={parcels.flat()} />
}

const meta = { component: StoryTrace } satisfies Meta<typeof StoryTrace>
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = { tags: ['picture'] }
export const TwoPackages: Story = { args: { packages: 2 } }
export const Signed: Story = { args: { state: 3 } }
export const Problem: Story = { args: { state: 4 } }
export const NothingReported: Story = { args: { state: 0 } }
export const NotShipped: Story = { args: { packages: 0 } }
