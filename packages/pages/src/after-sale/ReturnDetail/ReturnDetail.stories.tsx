import type { Locale } from '@millwright/domain/locale'
import { carriers, refundDetail } from '@millwright/fixtures/afterSale'
import type { RefundState } from '@millwright/fixtures/afterSale'
import { dealsNow } from '@millwright/fixtures/deals'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { ViewProps } from '../../defineScreen.ts'
import type { ReturnDetailData } from './ReturnDetail.load.ts'
import { ReturnDetail } from './ReturnDetail.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ReturnDetail.route.ts'

type Args = { state: RefundState; changes?: Partial<ViewProps<ReturnDetailData>> }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { state: 'accepted' },
  render: ({ state, changes }, { globals }) => (
    <ReturnDetail
      center={sampleCenter}
      now={dealsNow}
      refund={refundDetail(state, globals.locale as Locale)}
      carriers={carriers(globals.locale as Locale)}
      {...changes}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Applied: Story = { args: { state: 'applied', changes: { applied: true } } }
export const Accepted: Story = { tags: ['picture'] }
export const Shipped: Story = { args: { state: 'shipped' } }
export const Received: Story = { args: { state: 'received' } }
/** The seller sent no replacement. The money goes back only if the buyer takes it. */
export const MoneyOffered: Story = {
  args: { state: 'moneyOffered' },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('继续等待换货', 'Keep waiting for the goods') }))
    await userEvent.click(canvas.getByRole('button', { name: storyText('同意退款', 'Take the refund') }))
    await expect(sentForms.map(({ fields }) => fields)).toEqual([{ intent: 'keepExchange' }, { intent: 'takeMoney' }])
  },
}
export const ExchangeSent: Story = { args: { state: 'exchangeSent' } }
export const Refunded: Story = { args: { state: 'refunded' } }
export const MoneyOnly: Story = { args: { state: 'moneyOnly' } }
export const Exchanged: Story = { args: { state: 'exchanged' } }
export const Refused: Story = { args: { state: 'refused' } }
export const UnderPlatformReview: Story = { args: { state: 'platformIn' } }
export const PlatformAgreed: Story = { args: { state: 'platformAgreed' } }
export const PlatformRefused: Story = { args: { state: 'platformRefused' } }
export const Withdrawn: Story = { args: { state: 'withdrawn' } }
export const Closed: Story = { args: { state: 'closed' } }
export const AskedToWithdraw: Story = { args: { state: 'applied', changes: { asked: 'withdraw' } } }
export const StateChangedMeanwhile: Story = {
  args: { state: 'shipped', changes: { outcome: { done: false, problem: { key: 'refundChanged' } } } },
}
export const WrongNumber: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'expressNumber' },
        fields: { expressNo: { key: 'expressNumber' } },
        form: { intent: 'ship', expressId: '2', expressNo: '顺丰' },
      },
    },
  },
}

/** The tracking number is posted with its carrier. */
export const NumberEntered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(storyText(/^物流公司/, /^Carrier/)), '2')
    await userEvent.type(canvas.getByLabelText(storyText(/^运单号/, /^Tracking number/)), 'JD0071234567')
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交运单号', 'Submit') }))
    await expect(sentForms.map(({ fields }) => fields)).toEqual([
      { expressId: '2', expressNo: 'JD0071234567', mobile: '', senderRemarks: '', intent: 'ship' },
    ])
  },
}
/** This state has no shipping form, but the error still shows. */
export const RefusedWithoutForm: Story = {
  args: { state: 'received', changes: { outcome: { done: false, problem: { key: 'network' } } } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
}
/** A carrier outside the list is typed by name. */
export const AnotherCarrier: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(storyText(/^物流公司/, /^Carrier/))).toHaveValue('')
    await userEvent.selectOptions(canvas.getByLabelText(storyText(/^物流公司/, /^Carrier/)), '0')
    await userEvent.type(canvas.getByLabelText(storyText(/^物流公司名称/, /^Name of the carrier/)), '昆山专线')
    await userEvent.type(canvas.getByLabelText(storyText(/^运单号/, /^Tracking number/)), 'KS-20261121')
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交运单号', 'Submit') }))
    await expect(sentForms.map(({ fields }) => fields)).toMatchObject([{ expressId: '0', expressName: '昆山专线' }])
  },
}
/** The form that changes the tracking number is prefilled with the typed carrier. */
export const AmendOtherCarrier: Story = {
  args: { state: 'shipped' },
  render: ({ state, changes }, { globals }) => (
    <ReturnDetail
      center={sampleCenter}
      now={dealsNow}
      refund={{
        ...refundDetail(state, globals.locale as Locale),
        expressId: undefined,
        expressName: storyText('昆山专线', 'Kunshan Lines'),
      }}
      carriers={carriers(globals.locale as Locale)}
      {...changes}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(storyText(/^物流公司名称/, /^Name of the carrier/))).toHaveValue(
      storyText('昆山专线', 'Kunshan Lines'),
    )
  },
}
/** Actions that the state machine does not allow are hidden. */
export const NoActions: Story = {
  args: { state: 'received' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: storyText('撤销申请', 'Withdraw request') })).toBeNull()
    await expect(canvas.queryByRole('button', { name: storyText(/运单号$/, /tracking number/i) })).toBeNull()
  },
}
export const ParcelRefused: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'expressCompany' },
        fields: {
          expressId: { key: 'expressCompany' },
          mobile: { key: 'inquiryPhone' },
          senderRemarks: { key: 'refundWords' },
        },
        form: { intent: 'ship', expressId: '', expressNo: 'SF1234567890', mobile: '1380' },
      },
    },
  },
}
export const ReturnUnknown: Story = {
  args: { state: 'applied', changes: { outcome: { done: false, problem: { key: 'refundUnknown' } } } },
}

export const Live: Story = {
  ...liveStory(definition, '/return-detail?refundSn=8820261119110201'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...mocks(
        'answerMoneyOffer',
        'appealRefund',
        'cancelRefund',
        'centerInfo',
        'confirmExchange',
        'deliveryCompanies',
        'waiting',
      ),
      mockFor('refundInfo', { refundSn: '8820261119110201' }),
    ],
  },
}
