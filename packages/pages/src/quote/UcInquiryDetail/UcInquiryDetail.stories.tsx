import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import { dealsNow } from '@millwright/fixtures/deals'
import { inquiryDetail } from '@millwright/fixtures/quotes'
import type { InquiryStory } from '@millwright/fixtures/quotes'
import type { InquiryDetail } from '@millwright/contract/quote/entities'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { ViewProps } from '../../defineScreen.ts'
import type { UcInquiryDetailData } from './UcInquiryDetail.load.ts'
import { UcInquiryDetail } from './UcInquiryDetail.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcInquiryDetail.route.ts'

type Args = {
  state: InquiryStory
  change?: (inquiry: InquiryDetail) => InquiryDetail
  changes?: Partial<ViewProps<UcInquiryDetailData>>
}

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { state: 'quoted' },
  render: ({ state, change = (one) => one, changes }, { globals }) => (
    <UcInquiryDetail
      center={sampleCenter}
      now={dealsNow}
      inquiry={change(inquiryDetail(state, globals.locale as Locale, dealsNow))}
      {...changes}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Two shops side by side: the lower price is preselected; another brand and a price above the buyer's own are not. */
export const Quoted: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const chosen = (await canvas.findAllByRole<HTMLInputElement>('radio')).filter(({ checked }) => checked)
    await expect(chosen.map(({ value }) => value)).toEqual(['21.1', '21.1', '21.1'])
  },
}
/** Another shop's line is selected, and the total follows. Its other brand must be accepted before the form is sent. */
export const OtherBrand: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const accept = await canvas.findByRole('checkbox', { name: /6206-2RZ/ })
    await expect(accept).not.toBeRequired()
    await userEvent.click(await canvas.findByRole('radio', { name: /6206.*16\.40/ }))
    await expect(canvas.getByText(storyText(/^所选 \d+ 项合计/, /^Selected/))).toHaveTextContent('5,888.00')
    await expect(accept).toBeRequired()
    await userEvent.click(accept)
    await expect(accept).toBeValid()
  },
}
/** The shops have fewer pieces in stock than they quote: the offers say so, and none is preselected. */
export const QuotedShort: Story = {
  args: {
    change: (inquiry) => ({
      ...inquiry,
      quotes: inquiry.quotes.map((quote) => ({ ...quote, items: quote.items.map((line) => ({ ...line, stocks: 2 })) })),
    }),
  },
  play: async ({ canvas }) => {
    const chosen = (await canvas.findAllByRole<HTMLInputElement>('radio')).filter(({ checked }) => checked)
    await expect(chosen.map(({ value }) => value)).toEqual(['', '', ''])
  },
}
/** No quote is below what the buyer pays without one: nothing is preselected or marked as the lowest. */
export const AllDearer: Story = {
  args: {
    change: (inquiry) => ({ ...inquiry, items: inquiry.items.map((item) => ({ ...item, ownPrice: money('0.50') })) }),
  },
  play: async ({ canvas }) => {
    const chosen = (await canvas.findAllByRole<HTMLInputElement>('radio')).filter(({ checked }) => checked)
    await expect(chosen.map(({ value }) => value)).toEqual(['', '', ''])
    await expect(canvas.queryByText(storyText('最低', 'Lowest'))).toBeNull()
  },
}
/** Four shops: the table scrolls beside the requested lines. */
export const ManyShops: Story = {
  args: {
    change: (inquiry) => ({
      ...inquiry,
      quotes: [0, 1].flatMap((turn) =>
        inquiry.quotes.map((quote) => ({ ...quote, quoteId: `${quote.quoteId}${turn || ''}` })),
      ),
    }),
  },
}
export const JustSent: Story = { args: { state: 'asked', changes: { sent: true } } }
export const NotYetQuoted: Story = { args: { state: 'asked' } }
export const OneExpired: Story = {
  args: {
    change: (inquiry) => ({
      ...inquiry,
      quotes: inquiry.quotes.map((quote, index) =>
        index === 0 ? { ...quote, standing: 'expired' as const, validUntil: dealsNow - 1 } : quote,
      ),
    }),
  },
}
/** An ordered item preselects no other shop's offer. The cheapest quote keeps its label after any quote is accepted. */
export const Completed: Story = {
  tags: ['picture'],
  args: { state: 'completed' },
  play: async ({ canvas }) => {
    const chosen = (await canvas.findAllByRole<HTMLInputElement>('radio')).filter(({ checked }) => checked)
    await expect(chosen.map(({ value }) => value)).toEqual(['', '21.1', '21.1'])
  },
}
export const Failed: Story = { args: { state: 'failed' } }
export const Closed: Story = { args: { state: 'closed' } }
export const CloseAsked: Story = { args: { changes: { asked: 'close' } } }
export const Changed: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { message: storyText('报价已变更或过期，请刷新后按最新价格确认', 'The quote has changed or expired') },
      },
    },
  },
}
export const QuoteAccepted: Story = {
  args: {
    state: 'completed',
    changes: { outcome: { done: true, toast: { namespace: 'inquiry', key: 'acceptedNow' } } },
  },
}
/** An inquiry without items, as the form of a search without results sends it. */
export const WithoutLines: Story = {
  args: { state: 'asked', change: (inquiry) => ({ ...inquiry, items: [], itemCount: 0, files: [] }) },
}
export const InquiryGone: Story = { args: { changes: { outcome: { done: false, problem: { key: 'inquiryGone' } } } } }
export const InquiryMoved: Story = { args: { changes: { outcome: { done: false, problem: { key: 'inquiryMoved' } } } } }
export const MessageEmpty: Story = { args: { changes: { outcome: { done: false, problem: { key: 'messageEmpty' } } } } }
export const NothingChosen: Story = {
  args: { changes: { outcome: { done: false, problem: { key: 'quoteNothing' } } } },
}
export const ProductGone: Story = { args: { changes: { outcome: { done: false, problem: { key: 'productGone' } } } } }

export const Live: Story = {
  ...liveStory(definition, '/uc-inquiryDetail?inquiryId=7001'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'acceptQuote',
      'centerInfo',
      'closeInquiry',
      'inquiryInfo',
      'sendInquiryMessage',
      'uploadFile',
      'waiting',
    ),
  },
}
