import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { lastMonths } from '@millwright/domain/member/balance'
import { money } from '@millwright/domain/money/money'
import { balanceInfo, balanceLogs, balanceOffers, memberTransfers } from '@millwright/fixtures/balance'
import { levelsNow } from '@millwright/fixtures/levels'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcBalance } from './UcBalance.tsx'
import type { UcBalanceProps } from './UcBalance.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcBalance.route.ts'

type Args = { change: (props: UcBalanceProps, locale: Locale) => UcBalanceProps }

const logOf = (records: UcBalanceProps['log']['records'], pages = 1) => ({
  records,
  total: records.length * pages,
  pages: records.length ? pages : 0,
  current: 1,
  size: 20,
})
const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { change: ((props) => props) as Args['change'] },
  render: ({ change }, { globals }) => {
    const props: UcBalanceProps = {
      center: sampleCenter,
      info: balanceInfo,
      offers: balanceOffers(globals.locale as Locale),
      log: logOf(balanceLogs()),
      kind: undefined,
      month: undefined,
      months: lastMonths(levelsNow, 24),
      current: 1,
    }
    return <UcBalance {...change(props, globals.locale as Locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = { tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const FirstUse: Story = {
  args: {
    change: (props) => ({
      ...props,
      info: { balance: money(0), totalBalance: money(0), hasPayPassword: false },
      log: logOf([]),
    }),
  },
  tags: ['picture'],
}
export const Many: Story = { args: { change: (props) => ({ ...props, log: logOf(balanceLogs(), 7), current: 3 }) } }
export const NoneOfKind: Story = {
  args: { change: (props) => ({ ...props, kind: 'refund', month: '2025-01', log: logOf([]) }) },
}
export const WithoutOffers: Story = { args: { change: (props) => ({ ...props, offers: [] }) } }
/** A bank transfer waits for its receipt, one is being checked, and one was not found. */
export const Transfers: Story = {
  args: {
    change: (props, locale) => ({ ...props, info: { ...props.info, transfers: memberTransfers(locale, 'topup') } }),
  },
}
export const TooManyDecimals: Story = {
  args: {
    change: (props) => ({
      ...props,
      outcome: {
        done: false,
        problem: { key: 'topUpDecimals' },
        fields: { amount: { key: 'topUpDecimals' } },
        form: { amount: '12.345' },
      },
    }),
  },
}
export const LargestSums: Story = {
  args: {
    change: (props) => ({
      ...props,
      info: { ...props.info, balance: money('999999999.99'), totalBalance: money('999999999.99') },
    }),
  },
}
/** Orders and statements link to their screens. A payment has no screen and no link. */
export const EntriesLinkToSource: Story = {
  play: async ({ canvas }) => {
    const hrefs = canvas
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => /orderNumber|billNumber|refundSn/.test(href ?? ''))
    await expect(hrefs).toEqual([
      '/order-detail?orderNumber=2026111008122077310',
      '/user-center/view-details?billNumber=ST202610-000002',
      '/user-center/view-details?billNumber=ST202609-000002',
      '/order-detail?orderNumber=2026092809300012345',
    ])
  },
}
/** A refund links to its return. */
export const RefundLinksToReturn: Story = {
  args: {
    change: (props) => ({
      ...props,
      log: logOf(
        balanceLogs()
          .map((row) => ({ ...row, bizId: '882026112116173909959326' }))
          .slice(0, 1),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '882026112116173909959326' })).toHaveAttribute(
      'href',
      '/return-detail?refundSn=882026112116173909959326',
    )
  },
}
export const TopsUp: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: storyText('其他金额', 'Other amount') }), '88.8')
    await userEvent.click(canvas.getByRole('button', { name: storyText('去充值', 'Top up') }))
    await expect(sentForms.at(-1)?.fields).toEqual({ amount: '88.8', intent: 'topUp' })
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-balance'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('balanceInfo', 'balanceLog', 'balanceOffers', 'centerInfo', 'waiting') },
}
