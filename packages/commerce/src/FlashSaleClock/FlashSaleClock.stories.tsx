import { dealsNow, flashSales } from '@millwright/fixtures/deals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlashSaleClock } from './FlashSaleClock.tsx'

const meta = {
  component: FlashSaleClock,
  tags: ['new', '!stable'],
  args: { sale: flashSales.running, now: dealsNow },
} satisfies Meta<typeof FlashSaleClock>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Before: Story = { args: { sale: flashSales.before } }
export const SoldOut: Story = { args: { sale: flashSales.soldOut } }
export const LimitReached: Story = { args: { sale: flashSales.limitReached } }
export const Ended: Story = { args: { sale: flashSales.ended } }
export const Tile: Story = { args: { look: 'tile' } }
/** The server gives neither stock nor limit. */
export const OnlyTime: Story = {
  args: { sale: { startTime: flashSales.running.startTime, endTime: flashSales.running.endTime } },
}
/** The sale starts in 128 days, which gives the widest clock. */
export const LongText: Story = {
  args: {
    sale: {
      ...flashSales.before,
      startTime: dealsNow + 128 * 86_400_000,
      endTime: dealsNow + 130 * 86_400_000,
      maxNum: 999_999,
      boughtNum: 88_888,
    },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
      <FlashSaleClock {...args} />
      <FlashSaleClock {...args} look="tile" />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.entries(flashSales).map(([name, sale]) => (
        <FlashSaleClock key={name} sale={sale} now={dealsNow} />
      ))}
      <div
        style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}
      >
        {Object.entries(flashSales).map(([name, sale]) => (
          <FlashSaleClock key={name} sale={sale} now={dealsNow} look="tile" />
        ))}
      </div>
    </div>
  ),
}
