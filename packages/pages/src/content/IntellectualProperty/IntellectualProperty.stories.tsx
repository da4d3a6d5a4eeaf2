import type { Locale } from '@millwright/domain/locale'
import { ruleContent } from '@millwright/fixtures/rules'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { complaintList } from '@millwright/fixtures/feedback'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { chooseFile } from '../../loading/testing/chooseFile.ts'
import { readRichText } from '../RichText/readRichText.ts'
import { IntellectualProperty } from './IntellectualProperty.tsx'
import type { IntellectualPropertyProps } from './IntellectualProperty.tsx'
import { mockFor, mocks, mockUpload } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './IntellectualProperty.route.ts'

type Args = { complaints?: number } & Partial<IntellectualPropertyProps>

const path = 'files/00000000-0000-4000-8000-00000000000b'
const typed = {
  claimant: storyText('湖南星沙机械有限公司', 'Xingsha Machinery Co., Ltd.'),
  rightType: 'trademark',
  goods: '/detail/100001',
  content: storyText(
    '商品图片和标题使用了我司注册商标，我司从未授权该店铺销售。',
    'Pictures and title use our registered trade mark.',
  ),
  contactName: storyText('张工', 'Zhang'),
  contactMobile: '13800000001',
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen', mockData: [mockUpload({ filePath: path })] },
  render: ({ complaints = 0, ...changes }, { globals }) => {
    const locale = globals.locale as Locale
    const records = complaintList(locale).slice(0, complaints)
    return (
      <IntellectualProperty
        statement={readRichText(ruleContent[locale])}
        buyer
        kept={undefined}
        restored={false}
        sent={false}
        current={1}
        mine={{ records, total: records.length, pages: records.length ? 1 : 0, current: 1, size: 10 }}
        {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const WithComplaints: Story = { args: { complaints: 3 }, tags: ['picture'] }
export const JustSent: Story = { args: { complaints: 1, sent: true } }
export const Visitor: Story = { args: { buyer: false, mine: undefined } }
export const BackFromLogin: Story = { args: { kept: typed, restored: true } }
export const NoStatement: Story = { args: { statement: [] } }
export const Refused: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'rightHolder' },
      fields: {
        claimant: { key: 'rightHolder' },
        rightType: { key: 'rightKind' },
        goods: { key: 'goodsUnread', values: { lines: 'abc, 6205' } },
        content: { key: 'complaintContent' },
        proofs: { key: 'proofMissing' },
        contactName: { key: 'contactName' },
        contactMobile: { key: 'inquiryPhone' },
        contactMail: { key: 'contactMail' },
      },
      form: { goods: 'abc\n6205', contactMail: 'x' },
    },
  },
}

/** The input from before sign-in and the required proof are posted together. */
export const Sent: Story = {
  args: { kept: typed, restored: true },
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, new File(['1'], 'mark.png', { type: 'image/png' }))
    await waitFor(() => expect(canvasElement.querySelector('input[type=hidden][name=proofs]')).toHaveValue(path))
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交投诉', 'Submit complaint') }))
    await waitFor(() => expect(sentForms).toHaveLength(1))
    await expect(sentForms[0]).toMatchObject({
      to: '/intellectualProperty',
      fields: { ...typed, intent: 'complain', proofs: path },
    })
  },
}
export const FieldsTooLong: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'tooLong' },
      fields: { rightNumber: { key: 'tooLong' }, contactMail: { key: 'tooLong' }, goods: { key: 'complaintGoods' } },
      form: { rightNumber: 'ZL2026'.repeat(20), goods: '' },
    },
  },
}

export const Live: Story = {
  ...liveStory(definition, '/intellectualProperty'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [...mocks('complaintPage', 'sendComplaint', 'uploadFile'), mockFor('regulationInfo', { id: '58' })],
  },
}
