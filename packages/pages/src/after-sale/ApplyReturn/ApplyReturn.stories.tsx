import type { Locale } from '@millwright/domain/locale'
import { refundOffer } from '@millwright/fixtures/afterSale'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { ViewProps } from '../../defineScreen.ts'
import type { ApplyReturnData } from './ApplyReturn.load.ts'
import { ApplyReturn } from './ApplyReturn.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ApplyReturn.route.ts'

type Args = {
  what: 'line' | 'onItsWay' | 'unsent' | 'late'
  applyType: number
  changes?: Partial<ViewProps<ApplyReturnData>>
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { what: 'line', applyType: 2 },
  render: ({ what, applyType, changes }, { globals }) => (
    <ApplyReturn
      center={sampleCenter}
      offer={refundOffer(what, globals.locale as Locale)}
      orderItemId={what === 'unsent' ? undefined : '501'}
      applyType={applyType}
      uuid="story-application"
      {...changes}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Return: Story = { tags: ['picture'] }
const receiver = () => screen.queryByRole('radio', { name: storyText('尚未收到', 'Not yet') })
/** Another size is a field of its own. */
export const Exchange: Story = {
  args: { applyType: 3 },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(receiver()).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText(storyText(/^申请原因/, /^Reason/)), 'reasonOtherSize')
    await userEvent.selectOptions(canvas.getByLabelText(storyText('换成哪个规格', 'Which size instead')), '6013')
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交申请', 'Submit request') }))
    await expect(sentForms.map(({ fields }) => fields)).toMatchObject([
      { buyerReason: 'reasonOtherSize', exchangeSkuId: '6013', isReceiver: '1' },
    ])
  },
}
/** Receipt was confirmed: nobody is asked whether the goods arrived. */
export const MoneyOnly: Story = { args: { applyType: 1 }, play: async () => expect(receiver()).toBeNull() }
export const MoneyForMissingGoods: Story = {
  args: { what: 'onItsWay', applyType: 1 },
  play: async () => expect(receiver()).toBeVisible(),
}
export const WholeUnsentOrder: Story = { args: { what: 'unsent', applyType: 1 } }
export const WindowOver: Story = { args: { what: 'late' } }
export const Refused: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'refundReason' },
        fields: { buyerReason: { key: 'refundReason' }, refundAmount: { key: 'refundAmount' } },
        form: { refundAmount: '12,5', buyerDesc: 'NU 206', goodsNum: '2', buyerMobile: '13800000001' },
      },
    },
  },
}

/** The amount follows the number of pieces, exact to the cent. */
export const FewerPieces: Story = {
  play: async ({ canvas }) => {
    const pieces = canvas.getByLabelText(storyText(/^申请数量/, /^Quantity/), { selector: 'input' })
    await userEvent.clear(pieces)
    await userEvent.type(pieces, '1')
    await userEvent.tab()
    const { worth, left } = refundOffer('line', 'zh')
    const one = (Math.round((Number(worth) * 100) / left) / 100).toFixed(2)
    await expect(canvas.getByLabelText(storyText(/^退款金额/, /^Refund amount/))).toHaveValue(one)
  },
}
/** The fields that the first refusal does not show. */
export const FieldsRefused: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'refundPieces' },
        fields: {
          goodsNum: { key: 'refundPieces' },
          buyerMobile: { key: 'inquiryPhone' },
          buyerDesc: { key: 'refundWords' },
          photoFiles: { key: 'refundPhotos' },
        },
        form: { goodsNum: '0', buyerMobile: '1380', buyerDesc: 'x'.repeat(501) },
      },
    },
  },
}
export const OrderUnknown: Story = { args: { changes: { outcome: { done: false, problem: { key: 'orderUnknown' } } } } }

export const Live: Story = {
  ...liveStory(definition, '/user-center/apply-return?orderNumber=202611210930124413&orderItemId=501'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...mocks('applyRefund', 'centerInfo', 'uploadFile', 'waiting'),
      mockFor('refundOffer', { orderNumber: '202611210930124413', orderItemId: '501' }),
    ],
  },
}
