import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { addresses, provinces } from '@millwright/fixtures/addresses'
import { dealConfirm, dealsNow } from '@millwright/fixtures/deals'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms } from '@millwright/fixtures/sentForms'
import { expect, userEvent } from 'storybook/test'
import { DealOrder } from './DealOrder.tsx'
import type { DealOrderProps } from './DealOrder.tsx'
import { invoiceTitles } from '@millwright/fixtures/invoices'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './DealOrder.route.ts'

type Args = { change?: (props: DealOrderProps, locale: Locale) => DealOrderProps }

function ready(locale: Locale): DealOrderProps {
  const confirm = dealConfirm(locale, dealsNow)
  return {
    now: dealsNow,
    source: { kind: 'sale', prodId: '1001', count: 20, seckillId: '601' },
    addresses: addresses[locale],
    provinces: undefined,
    remark: '',
    poNumber: '',
    titles: invoiceTitles(locale),
    invoice: { choice: 'none', typed: {} },
    priced: { state: 'ready', confirm, uuid: confirm.uuid ?? '', until: dealsNow + 1_800_000, path: 'gp.x.y' },
  }
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ change = (props) => props }, { globals }) => (
    <DealOrder {...change(ready(globals.locale as Locale), globals.locale as Locale)} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const refusedWith = (message: string): Story => ({
  args: { change: (props) => ({ ...props, priced: { state: 'refused', problem: { message } } }) },
})

export const Sale: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const message = canvas.getByRole('textbox', { name: storyText(/给商家留言/, /message/i) })
    await userEvent.type(message, '2#')
    await expect(message).toHaveAttribute('maxlength', '200')
  },
}
export const OpenTeam: Story = {
  args: {
    change: (props) => ({
      ...props,
      source: { kind: 'group', prodId: '1001', count: 20, groupActivityId: '401', groupTeamId: '0' },
    }),
  },
}
export const JoinTeam: Story = {
  args: {
    change: (props) => ({
      ...props,
      source: { kind: 'group', prodId: '1001', count: 20, groupActivityId: '401', groupTeamId: '7' },
    }),
  },
}
export const FirstAddress: Story = {
  args: {
    change: (props, locale) =>
      props.priced.state === 'ready'
        ? {
            ...props,
            addresses: [],
            provinces: provinces[locale],
            priced: { ...props.priced, confirm: { ...props.priced.confirm, userAddr: undefined } },
          }
        : props,
  },
}
export const Busy: Story = {
  args: {
    change: (props) => ({
      ...props,
      outcome: {
        done: false,
        problem: {
          message: storyText('抢购人数过多，请稍后再试', 'The flash sale is too busy; please try again in a moment'),
        },
        form: { remark: '2#' },
      },
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: storyText(/给商家留言/, /message/i) })).toHaveValue('2#'),
}
/** A new invoice title lacks its tax number: its fields are open and show the problem. */
export const InvoiceIncomplete: Story = {
  args: {
    change: (props) => ({
      ...props,
      outcome: {
        done: false,
        problem: { key: 'invoiceIncomplete' },
        form: {
          'invoice.choice': 'new',
          'invoice.headerName': storyText('华星机电', 'Huaxing Electric'),
          remark: '2#',
        },
        data: { problems: [{ field: 'invoiceTaxNumber', problem: 'missing' }] },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: storyText(/^发票抬头/, /^Bill to/i) })).toHaveValue(
      storyText('华星机电', 'Huaxing Electric'),
    )
    await expect(canvas.getByRole('textbox', { name: storyText(/^纳税人识别号/, /^Taxpayer number/i) })).toBeInvalid()
  },
}
export const Expired: Story = { args: { change: (props) => ({ ...props, now: dealsNow + 1_800_000 }) } }
export const SoldOut: Story = refusedWith(storyText('商品已抢光', 'The flash sale is sold out'))
export const LimitReached: Story = refusedWith(
  storyText('每人限购 2 件，您已达上限', 'The limit is 2 per buyer, and you have reached it'),
)
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Live: Story = {
  ...liveStory(definition, '/secdetail/confirm-order?seckillId=601&prodId=1001&count=10'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addAddress',
      'addressList',
      'areaList',
      'areaTree',
      'groupConfirm',
      'groupSubmit',
      'invoiceTitles',
      'seckillConfirm',
      'seckillPath',
      'seckillSubmit',
    ),
  },
}
