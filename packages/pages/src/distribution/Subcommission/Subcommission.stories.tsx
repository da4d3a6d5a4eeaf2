import {
  commissionWithdrawals,
  distributionIncomes,
  distributionProds,
  distributionUser,
  distributionWallet,
  emptyWallet,
} from '@millwright/fixtures/distribution'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { Subcommission } from './Subcommission.tsx'
import type { SubcommissionProps } from './Subcommission.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Subcommission.route.ts'

type Args = { change?: () => Partial<SubcommissionProps> }

const of = <T,>(records: T[], pages = 1) => ({ records, total: records.length * pages, pages, current: 1, size: 10 })
const none = { records: [], total: 0, pages: 0, current: 1, size: 10 }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ change }) => (
    <Subcommission
      center={sampleCenter}
      own={distributionUser('approved', storyLocale)}
      wallet={distributionWallet}
      origin="https://mall.example.com"
      page={1}
      shown={{ tab: 'income', incomes: of(distributionIncomes(storyLocale)) }}
      {...change?.()}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const goods = (more: Partial<SubcommissionProps> = {}): Args => ({
  change: () => ({ shown: { tab: 'goods', goods: of(distributionProds(storyLocale)) }, ...more }),
})
const withdraw = (more: Partial<SubcommissionProps> = {}): Args => ({
  change: () => ({
    shown: { tab: 'withdraw', uuid: 'story-uuid-1', withdrawals: of(commissionWithdrawals(storyLocale)) },
    ...more,
  }),
})

/** One line in every state. */
export const Income: Story = { tags: ['picture'] }
export const ManyPages: Story = {
  args: { change: () => ({ page: 2, shown: { tab: 'income', incomes: of(distributionIncomes(storyLocale), 9) } }) },
}
export const NoneInThisState: Story = {
  args: { change: () => ({ shown: { tab: 'income', state: 'void', incomes: none } }) },
}
export const FirstUse: Story = {
  args: { change: () => ({ wallet: emptyWallet, shown: { tab: 'income', incomes: none } }) },
}
export const Goods: Story = { args: goods(), tags: ['picture'] }
/** The shared link carries the card number, to copy or scan. */
export const Shared: Story = {
  args: goods(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: new RegExp(`^${storyText('分享', 'Share')}`) })[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole<HTMLInputElement>('textbox').value).toContain('distributionCardNo=8800000047')
    await userEvent.keyboard('{Escape}')
  },
}
export const NothingFound: Story = {
  args: { change: () => ({ shown: { tab: 'goods', word: '6205-2RS', goods: none } }) },
}
export const NoGoods: Story = { args: { change: () => ({ shown: { tab: 'goods', goods: none } }) } }
export const Withdraw: Story = {
  args: withdraw(),
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(storyText('提现金额', 'Amount')) }), '500')
    await userEvent.click(canvas.getByRole('button', { name: storyText('申请提现', 'Request payout') }))
    await expect(sentForms.at(-1)).toMatchObject({
      to: '/subcommission',
      fields: { intent: 'withdraw', amount: '500', uuid: 'story-uuid-1' },
    })
  },
}
export const WithdrawAsked: Story = { args: withdraw({ done: true }) }
export const WithdrawRefused: Story = {
  args: withdraw({
    outcome: {
      done: false,
      problem: { message: '可提现金额为 ¥1286.40 / At most ¥1286.40' },
      fields: { amount: { message: '可提现金额为 ¥1286.40 / At most ¥1286.40' } },
      form: { amount: '5000', uuid: 'story-uuid-0' },
    },
  }),
}
export const NothingToWithdraw: Story = {
  args: {
    change: () => ({ wallet: emptyWallet, shown: { tab: 'withdraw', uuid: 'story-uuid-1', withdrawals: none } }),
  },
}
export const Stopped: Story = {
  args: goods({ own: distributionUser('stopped', storyLocale) }),
}
export const Live: Story = {
  ...liveStory(definition, '/subcommission'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'centerInfo',
      'commissionWithdrawals',
      'distributionIncome',
      'distributionProds',
      'distributionUserInfo',
      'distributionWallet',
      'waiting',
      'withdrawCommission',
    ),
  },
}
