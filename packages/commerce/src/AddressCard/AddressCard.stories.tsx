import { addresses } from '@millwright/fixtures/addresses'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressCard } from './AddressCard.tsx'

function StoryCards() {
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {addresses[useLocale()].map((address, index) => <AddressCard key={address.addrId} address={address} checked={index === 0} />)}
    </div>
  )
}

const meta = { component: StoryCards } satisfies Meta<typeof StoryCards>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
