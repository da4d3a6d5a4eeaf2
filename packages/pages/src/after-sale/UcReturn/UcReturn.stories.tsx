import type { Locale } from '@millwright/domain/locale'
import { refunds } from '@millwright/fixtures/afterSale'
import type { RefundState } from '@millwright/fixtures/afterSale'
import { dealsNow } from '@millwright/fixtures/deals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { ViewProps } from '../../defineScreen.ts'
import type { UcReturnData } from './UcReturn.load.ts'
import { UcReturn } from './UcReturn.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcReturn.route.ts'

type Args = { states: readonly RefundState[]; changes?: Partial<ViewProps<UcReturnData>> }
const running: RefundState[] = [
  'accepted',
  'moneyOffered',
  'exchangeSent',
  'applied',
  'shipped',
  'received',
  'platformIn',
]
const done: RefundState[] = ['refunded', 'exchanged', 'refused', 'withdrawn', 'closed', 'platformRefused']

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { states: running },
  render: ({ states, changes }, { globals }) => {
    const all = refunds(globals.locale as Locale)
    const records = states.map((state) => all[state])
    return (
      <UcReturn
        center={sampleCenter}
        now={dealsNow}
        tab="running"
        current={1}
        refunds={{ records, total: records.length, pages: 1, current: 1, size: 10 }}
        counts={{ running: 6, done: 6, waiting: 2 }}
        {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = { tags: ['picture'] }
export const Done: Story = { args: { states: done, changes: { tab: 'done' } } }
export const NoOpenRefunds: Story = { args: { states: [], changes: { counts: { running: 0, done: 3, waiting: 0 } } } }
export const FirstUse: Story = {
  args: { states: [], changes: { tab: 'done', counts: { running: 0, done: 0, waiting: 0 } } },
}
export const ManyPages: Story = {
  args: {
    changes: {
      current: 2,
      refunds: { records: [refunds('zh').applied], total: 43, pages: 5, current: 2, size: 10 },
    },
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-return'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...mocks('centerInfo', 'refundCount', 'waiting'),
      mockFor('refundList', { sts: 1, current: 1, size: 10 }),
    ],
  },
}
