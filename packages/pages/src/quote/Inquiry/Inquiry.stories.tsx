import type { Locale } from '@millwright/domain/locale'
import { addresses } from '@millwright/fixtures/addresses'
import { matches } from '@millwright/fixtures/quotes'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { emptyDraft, emptyLine } from './draft.ts'
import type { Draft } from './draft.ts'
import { Inquiry } from './Inquiry.tsx'
import type { InquiryProps } from './Inquiry.tsx'
import { matchedLines } from './matchedLines.ts'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Inquiry.route.ts'

type Args = { draft?: (locale: Locale) => Draft; changes?: Partial<InquiryProps> }

const read = (locale: Locale): Draft => ({
  ...emptyDraft,
  userPhone: '13800000001',
  contact: storyText('张工', 'Zhang'),
  remark: storyText('三号线大修备件，随货附合格证。', 'Spares for line 3, with certificates.'),
  lines: matchedLines(matches(locale)),
})

const meta = {
  parameters: { layout: 'fullscreen' },
  args: {},
  render: ({ draft = () => emptyDraft, changes }, { globals }) => {
    const locale = globals.locale as Locale
    return <Inquiry draft={draft(locale)} known addresses={[...addresses[locale]]} keptLines={0} {...changes} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Visitor: Story = { args: { changes: { known: false, addresses: [] } } }
/** A pasted list after matching: certain, doubtful and unknown lines. */
export const ListRecognised: Story = {
  tags: ['picture'],
  args: { draft: read },
  play: async ({ canvas }) => {
    const [product] = await canvas.findAllByLabelText(storyText('商品', 'Product'))
    await expect(product).toHaveValue('1000001')
    const [quantity] = canvas.getAllByLabelText(storyText('数量', 'Quantity'))
    await expect(quantity).toHaveValue('200')
  },
}
/** Pasted lines that state no quantity: each says so and asks for it. */
export const QuantityNotRead: Story = {
  tags: ['picture'],
  beforeEach: catchForms,
  args: {
    draft: (locale) => {
      const [sure, doubtful, none] = matches(locale)
      return {
        ...read(locale),
        lines: matchedLines([
          sure!,
          { ...doubtful!, quantity: undefined },
          {
            ...none!,
            model: storyText('钨极 2.4 WT20', 'TIG tungsten 2.4 WT20'),
            quantity: undefined,
            unit: undefined,
          },
        ]),
      }
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(storyText('未读到数量', 'Quantity not read'))).toHaveLength(2)
    const [, asked] = canvas.getAllByLabelText(storyText('数量', 'Quantity'))
    await expect(asked).toHaveValue('')
    await expect(asked).toHaveAccessibleDescription(storyText('请填写数量', 'Enter the quantity'))
  },
}
export const MoreOpened: Story = {
  args: { draft: read },
  play: async ({ canvas }) => {
    const [more] = await canvas.findAllByText(storyText('目标价与到货日期', 'Target price and date'))
    await userEvent.click(more!)
    await expect(canvas.getAllByLabelText(storyText('目标单价（元）', 'Target price each (¥)'))[0]).toBeVisible()
  },
}
/** The buyer's list of an earlier visit. */
export const KeptList: Story = { args: { draft: read, changes: { keptLines: 3 } } }
/** The first field with a problem has the focus. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText(storyText('数量', 'Quantity'))[1]).toHaveFocus()
  },
  args: {
    draft: (locale) => ({ ...read(locale), userPhone: '1380', lines: [...matchedLines(matches(locale)), emptyLine] }),
    changes: {
      outcome: {
        done: false,
        problem: { key: 'inquiryPhone' },
        fields: { userPhone: { key: 'inquiryPhone' }, 'line.1.quantity': { key: 'inquiryQuantity' } },
      },
    },
  },
}
export const NothingRead: Story = {
  args: {
    draft: () => ({ ...emptyDraft, paste: storyText('您好，请报价。', 'Hello, please quote.') }),
    changes: {
      outcome: { done: false, problem: { key: 'inquiryPaste' }, fields: { paste: { key: 'inquiryPaste' } } },
    },
  },
}
export const Sent: Story = {
  args: { changes: { known: false, addresses: [], outcome: { done: true, data: { sent: true } } } },
}
/** This browser has a draft from an earlier visit. */
export const SavedDraft: Story = {
  beforeEach: () => {
    const lines = [
      { ...emptyLine, name: '6310-2Z' },
      { ...emptyLine, name: 'UCP 212', quantity: '4' },
    ]
    localStorage.setItem('millwright.inquiry', JSON.stringify({ ...emptyDraft, lines }))
    return () => localStorage.removeItem('millwright.inquiry')
  },
  args: { changes: { known: false, addresses: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: storyText('继续填写', 'Continue') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: storyText('丢弃', 'Discard') }))
    await expect(canvas.queryByRole('button', { name: storyText('继续填写', 'Continue') })).toBeNull()
  },
}
/** A visitor opens the form with lines of its own while the browser has an earlier draft. "Continue" merges both. */
export const SavedDraftConflict: Story = {
  beforeEach: () => {
    const lines = [{ ...emptyLine, name: '6310-2Z', quantity: '8' }]
    localStorage.setItem('millwright.inquiry', JSON.stringify({ ...emptyDraft, contact: 'Li', lines }))
    const done = catchForms()
    return () => {
      done()
      localStorage.removeItem('millwright.inquiry')
    }
  },
  args: { draft: read, changes: { known: false, addresses: [] } },
  play: async ({ canvas }) => {
    const kept = () => JSON.parse(localStorage.getItem('millwright.inquiry') ?? '{}') as Partial<Draft>
    await userEvent.type(await canvas.findByLabelText(storyText('公司名称', 'Company')), 'ACME')
    await waitFor(() => expect(kept()).toMatchObject({ companyName: 'ACME', lines: { length: 4 } }))
    await userEvent.click(canvas.getByRole('button', { name: storyText('继续填写', 'Continue') }))
    await waitFor(() => expect(sentForms).toHaveLength(1))
    const stored = JSON.parse(sentForms[0]!.fields.stored!) as Draft
    await expect(stored).toMatchObject({
      companyName: 'ACME',
      contact: storyText('张工', 'Zhang'),
      lines: { length: 4 },
    })
    await expect(stored.lines[0]).toMatchObject({ name: '6310-2Z', quantity: '8' })
  },
}
/** A buyer's input is stored by the mall before any button is pressed. */
export const SavesDraftWhileTyping: Story = {
  beforeEach: catchForms,
  args: { draft: read },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(storyText('公司名称', 'Company')), 'ACME')
    await userEvent.tab()
    await waitFor(() => expect(sentForms.at(-1)?.fields.intent).toBe('keep'))
    await expect(JSON.parse(sentForms.at(-1)!.fields.stored!)).toMatchObject({
      companyName: expect.stringContaining('ACME'),
      lines: { length: 3 },
    })
  },
}
/** A request holds at most 500 lines. */
export const LongNames: Story = {
  args: {
    draft: (locale) => ({
      ...read(locale),
      lines: [
        ...matchedLines(matches(locale)),
        { ...emptyLine, name: 'HB83-M12x80-10.9-ZN-PARTIALLY-THREADED-WITH-CERTIFICATE-3.1-EN-10204'.repeat(2) },
      ],
    }),
  },
}
/** Nothing is asked for, there are too many files, and a day is in no calendar. */
export const OtherFieldsRefused: Story = {
  args: {
    draft: read,
    changes: {
      outcome: {
        done: false,
        problem: { key: 'inquiryEmpty' },
        fields: {
          remark: { key: 'inquiryEmpty' },
          'line.0.needBy': { key: 'inquiryDay' },
          files: { key: 'inquiryFiles' },
        },
      },
    },
  },
}
export const ProductGone: Story = {
  args: {
    draft: read,
    changes: {
      outcome: { done: false, problem: { key: 'productGone' }, fields: { 'line.0.name': { key: 'productGone' } } },
    },
  },
}
export const ListTooLong: Story = {
  args: {
    draft: read,
    changes: { outcome: { done: false, problem: { key: 'tooLong' }, fields: { paste: { key: 'tooLong' } } } },
  },
}

export const Live: Story = {
  ...liveStory(definition, '/inquiry?prodId=100001&count=20'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addInquiry',
      'addInquiryOfBuyer',
      'addressList',
      'cartInfo',
      'inquiryDraft',
      'matchInquiry',
      'prodInfo',
      'saveInquiryDraft',
      'uploadFile',
    ),
  },
}
