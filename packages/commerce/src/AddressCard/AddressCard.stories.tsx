import { addresses } from '@millwright/fixtures/addresses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@millwright/ui/Button'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
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
      {mine.map((address, index) => (
        <AddressCard key={address.addrId} address={address} checked={index === 0} />
      ))}
    </div>
  ),
}

export const WithActions: Story = {
  render: () => (
    <AddressCard
      address={mine[0]!}
      tools={
        <Button href="?edit=301" tone="quiet" size="small">
          {storyText('修改', 'Change')}
        </Button>
      }
    />
  ),
}

const picked = fn()
export const SelectedByKeyboard: Story = {
  render: () => (
    <>
      {mine.map((address, index) => (
        <AddressCard
          key={address.addrId}
          address={address}
          checked={index === 0}
          onPick={() => picked(address.addrId)}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    picked.mockClear()
    canvas.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked()
    await expect(picked.mock.calls).toEqual([[mine[1]?.addrId]])
  },
}
