import {
  invoiceableMembership,
  invoiceableShops,
  invoiceCount,
  invoiceTitles,
  orderInvoice,
} from '@millwright/fixtures/invoices'
import type { InvoiceStory } from '@millwright/fixtures/invoices'
import { billList } from '@millwright/fixtures/credit'
import type { BillStory } from '@millwright/fixtures/credit'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcBillManagement } from './UcBillManagement.tsx'
import type { UcBillManagementProps } from './UcBillManagement.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcBillManagement.route.ts'

type Args = { change?: () => Partial<UcBillManagementProps> }

const of = <T,>(records: T[], pages = 1) => ({ records, total: records.length * pages, pages, current: 1, size: 10 })

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ change }) => (
    <UcBillManagement
      center={sampleCenter}
      page={1}
      now={Date.parse('2026-11-21T10:00:00+08:00')}
      counts={invoiceCount}
      bills={{ waiting: 3, overdue: 1 }}
      titles={invoiceTitles(storyLocale)}
      shown={{ tab: 'none', shops: of(invoiceableShops(storyLocale)) }}
      {...change?.()}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const shown = (tab: 'applying' | 'issued' | 'failed', stories: readonly InvoiceStory[], pages = 1): Args => ({
  change: () => ({
    shown: {
      tab,
      invoices: of(
        stories.map((story) => orderInvoice(story, storyLocale)),
        pages,
      ),
    },
  }),
})
const book = (more: {
  edit?: 'new' | 'first'
  remove?: boolean
  outcome?: UcBillManagementProps['outcome']
}): Args => ({
  change: () => {
    const [first] = invoiceTitles(storyLocale)
    return {
      outcome: more.outcome,
      shown: {
        tab: 'titles',
        edit: more.edit === 'first' ? first : more.edit,
        remove: more.remove ? first : undefined,
      },
    }
  },
})
const statements = (stories?: readonly BillStory[]): Args => ({
  change: () => ({ shown: { tab: 'statements', statements: of(billList(stories)) } }),
})
const nothing = { none: 0, applying: 0, issued: 0, failed: 0 }

export const WithoutInvoice: Story = { tags: ['picture', 'four-modes'] }
export const MembershipWithoutInvoice: Story = {
  args: {
    change: () => ({
      shown: { tab: 'none', shops: of([invoiceableMembership(storyLocale), ...invoiceableShops(storyLocale)]) },
    }),
  },
}
export const Applying: Story = { args: shown('applying', ['applying', 'afterPayment', 'reissuing']) }
export const Issued: Story = { args: shown('issued', ['issued', 'reissued']), tags: ['picture'] }
export const Failed: Story = { args: shown('failed', ['failed']) }
export const ManyPages: Story = { args: shown('issued', ['issued', 'reissued'], 7) }
export const FirstUse: Story = {
  args: {
    change: () => ({ counts: nothing, titles: [], shown: { tab: 'none', shops: of([], 0) } }),
  },
}
export const NoneIssued: Story = {
  args: { change: () => ({ counts: nothing, shown: { tab: 'issued', invoices: of([], 0) } }) },
}
export const TitleBook: Story = { args: book({}), tags: ['picture'] }
export const NoTitles: Story = { args: { change: () => ({ titles: [], shown: { tab: 'titles' } }) } }
export const NewTitle: Story = { args: book({ edit: 'new' }) }
export const ChangedTitle: Story = { args: book({ edit: 'first' }) }
export const AskedToDelete: Story = { args: book({ remove: true }) }
/** The server's response to a post without scripts. */
export const TitleRefused: Story = {
  args: book({
    edit: 'new',
    outcome: {
      done: false,
      problem: { key: 'invoiceIncomplete' },
      form: {
        invoiceType: '1',
        headerType: '2',
        headerName: '湖南星沙机械有限公司',
        invoiceTaxNumber: '91350100M000100Y44',
      },
      data: {
        problems: [
          { field: 'invoiceTaxNumber', problem: 'check' },
          { field: 'receiveMail', problem: 'missing' },
        ],
      },
    },
  }),
}
export const TitleLimitReached: Story = {
  args: book({ outcome: { done: false, problem: { message: 'At most 20 titles / 最多保存 20 个抬头' } } }),
}

/** The selected statements are totalled. Without a selection the pay button is disabled. */
export const StatementsChosen: Story = {
  args: statements(),
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: storyText('支付所选账单', 'Pay selected statements') })
    const sum = canvas.getByText(storyText(/^已选/, /^Selected:/)).parentElement
    await expect(sum).toHaveTextContent('13,160.00')
    const [first, ...others] = canvas.getAllByRole('checkbox')
    await userEvent.click(first!)
    await expect(sum).toHaveTextContent('9,971.60')
    for (const box of others) await userEvent.click(box)
    await expect(pay).toBeDisabled()
    await userEvent.click(first!)
    await userEvent.click(pay)
    await expect(sentForms.at(-1)).toMatchObject({ to: '/payment', fields: { billNumbers: 'ST202610-000002' } })
  },
}
export const SeveralTogether: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(2)
    for (const box of boxes) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: storyText('合并开票', 'Combine into one invoice') }))
    await expect(sentForms.at(-1)?.to).toBe('/invoice-detail')
  },
}
export const MadeDefault: Story = {
  args: book({}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: storyText('设为默认', 'Make default') })[0]!)
    await expect(sentForms.map(({ fields }) => [fields.intent, fields.invoiceTitleId])).toEqual([['defaultTitle', '2']])
  },
}

export const Statements: Story = { args: statements(), tags: ['picture'] }
export const StatementsAllPaid: Story = { args: statements(['paid']) }
export const NoStatements: Story = { args: statements([]) }
export const StatementsPaidTogether: Story = {
  args: statements(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /ST202610-000002/ }))
    await userEvent.click(canvas.getByRole('button', { name: storyText('支付所选账单', 'Pay selected statements') }))
    await expect(sentForms.map(({ method, to }) => [method, to])).toEqual([['get', '/payment']])
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-billManagement'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addInvoiceTitle',
      'billCount',
      'billPage',
      'centerInfo',
      'changeInvoiceTitle',
      'defaultInvoiceTitle',
      'deleteInvoiceTitle',
      'invoiceTitles',
      'invoiceableOrders',
      'orderInvoiceCount',
      'orderInvoicePage',
      'waiting',
    ),
  },
}
