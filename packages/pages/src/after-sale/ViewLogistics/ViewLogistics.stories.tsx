import type { Locale } from '@millwright/domain/locale'
import { delivery } from '@millwright/fixtures/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { ViewLogistics } from './ViewLogistics.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ViewLogistics.route.ts'

type Args = { parcels: number; late?: boolean }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { parcels: 2 },
  render: ({ parcels, late }, { globals }) => (
    <ViewLogistics
      center={sampleCenter}
      orderNumber="202611210930124412"
      packages={Array.from({ length: parcels }, (_, at) => ({
        ...delivery(globals.locale as Locale)[0]!,
        orderDeliveryId: String(at),
        orderItems: delivery(globals.locale as Locale)[0]!.orderItems.slice(at % 2, (at % 2) + 1),
        lateSince: late ? '2026-11-20 17:05:00' : undefined,
      }))}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPackages: Story = { tags: ['picture'] }
export const Late: Story = { args: { parcels: 1, late: true } }
export const TenPackages: Story = { args: { parcels: 10 } }
export const NotSentYet: Story = { args: { parcels: 0 } }
export const Live: Story = {
  ...liveStory(definition, '/user-center/view-logistics?orderNumber=202611210930124412'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('centerInfo', 'deliveryOfOrder', 'waiting') },
}
