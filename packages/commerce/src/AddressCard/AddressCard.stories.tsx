import { addresses } from '@millwright/fixtures/addresses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/say'
import { AddressCard } from './AddressCard.tsx'

const mine = addresses[storyLocale]
const meta = { component: AddressCard, args: { address: mine[0]!, checked: true } } satisfies Meta<typeof AddressCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {mine.map((address, index) => <AddressCard key={address.addrId} address={address} checked={index === 0} />)}
    </div>
  ),
}
