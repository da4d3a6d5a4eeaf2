import { ownCompany } from '@millwright/domain/account/ownCompany'
import { user } from '@millwright/fixtures/site'
import { creditEntries, creditInfo } from '@millwright/fixtures/credit'
import type { CreditStory } from '@millwright/fixtures/credit'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { FinancialPayment } from './FinancialPayment.tsx'
import type { FinancialPaymentProps } from './FinancialPayment.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './FinancialPayment.route.ts'

type Args = { credit: CreditStory; changes?: () => Partial<FinancialPaymentProps> }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ credit, changes }) => (
    <FinancialPayment
      center={sampleCenter}
      now={Date.parse('2026-11-21T10:00:00+08:00')}
      info={creditInfo(credit, storyLocale)}
      entries={['running', 'overdue', 'stopped'].includes(credit) ? creditEntries(storyLocale) : []}
      known={{
        ...ownCompany(user[storyLocale]),
        nickName: storyText('张工', 'Zhang'),
      }}
      {...changes?.()}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const FirstUse: Story = { args: { credit: 'none' }, tags: ['picture'] }
export const UnderReview: Story = { args: { credit: 'review' } }
export const Refused: Story = { args: { credit: 'refused' } }
export const Running: Story = { args: { credit: 'running' }, tags: ['picture'] }
export const Overdue: Story = { args: { credit: 'overdue' }, tags: ['picture'] }
/** Several statements are overdue, so the link leads to all of them. */
export const SeveralOverdue: Story = {
  args: {
    credit: 'overdue',
    changes: () => ({ info: { ...creditInfo('overdue', storyLocale), dueBillAmount: '12.00' as never } }),
  },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('link', { name: storyText('支付逾期对账单', 'Pay overdue statements') })
    await expect(pay).toHaveAttribute('href', '/user-center/uc-billManagement?tab=statements')
  },
}
export const Stopped: Story = { args: { credit: 'stopped' } }
export const GrantedAndUnused: Story = {
  args: {
    credit: 'running',
    changes: () => ({
      entries: [],
      info: {
        ...creditInfo('running', storyLocale),
        usedAmount: '0.00' as never,
        dueAmount: '0.00' as never,
        unbilledAmount: '0.00' as never,
        dueBill: undefined,
        dueTime: undefined,
      },
    }),
  },
}
export const DueToday: Story = {
  args: {
    credit: 'running',
    changes: () => ({ now: Date.parse('2026-11-30T10:00:00+08:00') }),
  },
}
/** Every invalid field shows its problem, and the typed values stay. */
export const FieldsRefused: Story = {
  args: {
    credit: 'none',
    changes: () => ({
      outcome: {
        done: false,
        problem: { key: 'creditCode' },
        fields: {
          creditCode: { key: 'creditCode' },
          licencePic: { key: 'creditLicence' },
          creditLimit: { key: 'creditLimit' },
        },
        form: { companyName: '张江精密', creditCode: '91310115MA1K3XH26X', creditLimit: '80', periodDays: '45' },
      },
    }),
  },
}
export const MallRefused: Story = {
  args: {
    credit: 'none',
    changes: () => ({
      outcome: { done: false, problem: { message: storyText('已有一份申请在审核中', 'Under review') } },
    }),
  },
}
export const Sent: Story = {
  args: {
    credit: 'review',
    changes: () => ({ outcome: { done: true, toast: { namespace: 'credit', key: 'applied' } } }),
  },
}

export const Applied: Story = {
  args: { credit: 'none' },
  play: async ({ canvas }) => {
    // The company is known from the account settings.
    await expect(
      canvas.getByRole('textbox', { name: new RegExp(storyText('统一社会信用代码', 'Unified social credit code')) }),
    ).toHaveValue('91310115MA1K3XH261')
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(storyText('申请额度', 'Requested limit')) }),
      '50000',
    )
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交申请', 'Submit application') }))
    await expect(sentForms[0]?.fields).toMatchObject({
      creditCode: '91310115MA1K3XH261',
      creditLimit: '50000',
      periodDays: '30',
      intent: 'apply',
    })
  },
}
/** The fields that the first refusal does not show. */
export const OtherFieldsRefused: Story = {
  args: {
    credit: 'none',
    changes: () => ({
      outcome: {
        done: false,
        problem: { key: 'creditCompany' },
        fields: {
          companyName: { key: 'creditCompany' },
          contact: { key: 'creditContact' },
          mobile: { key: 'inquiryPhone' },
          periodDays: { key: 'creditDays' },
          remark: { key: 'creditRemark' },
        },
        form: { companyName: '', contact: '', mobile: '1380', periodDays: '7' },
      },
    }),
  },
}
export const Incomplete: Story = {
  args: { credit: 'none', changes: () => ({ outcome: { done: false, problem: { key: 'creditIncomplete' } } }) },
}

export const Live: Story = {
  ...liveStory(definition, '/financial-payment'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('applyCredit', 'centerInfo', 'creditInfo', 'creditPage', 'uploadFile', 'waiting') },
}
