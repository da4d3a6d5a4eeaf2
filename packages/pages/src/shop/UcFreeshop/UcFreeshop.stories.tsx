import type { Locale } from '@millwright/domain/locale'
import { applicationSteps, emptyApplication } from '@millwright/domain/shop/application'
import type { ApplicationStep } from '@millwright/domain/shop/application'
import { ownShop, shopApplication } from '@millwright/fixtures/ownShop'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms } from '@millwright/fixtures/sentForms'
import { shopClasses } from '@millwright/fixtures/shop'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { FreeshopView } from './UcFreeshop.load.ts'
import { UcFreeshop } from './UcFreeshop.tsx'
import type { UcFreeshopProps } from './UcFreeshop.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcFreeshop.route.ts'

type Args = { view: (locale: Locale) => FreeshopView; outcome?: UcFreeshopProps['outcome'] }

const stepOf =
  (step: ApplicationStep, changes: Partial<Extract<FreeshopView, { at: 'step' }>> = {}) =>
  (): FreeshopView => ({ at: 'step', step, draft: emptyApplication, problems: {}, reasons: {}, rows: 1, ...changes })
const filled =
  (step: ApplicationStep) =>
  (locale: Locale): FreeshopView => ({
    ...(stepOf(step)() as Extract<FreeshopView, { at: 'step' }>),
    draft: shopApplication(locale),
    draftTime: ownShop('draft', locale).draftTime,
  })
const reasonsOf = (locale: Locale) =>
  Object.fromEntries(ownShop('refused', locale).reasons.map(({ field, reason }) => [field, reason]))

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { view: (() => ({ at: 'intro' })) as Args['view'] },
  render: ({ view, outcome }, { globals }) => {
    const locale = globals.locale as Locale
    const categories = shopClasses[locale].map(({ categoryId, name }) => ({ categoryId, categoryName: name }))
    return <UcFreeshop center={sampleCenter} categories={categories} view={view(locale)} outcome={outcome} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const FirstUse: Story = {}
export const ShopStep: Story = { args: { view: stepOf('shop') } }
export const CompanyStep: Story = { tags: ['picture'], args: { view: filled('company') } }
export const GoodsStep: Story = { args: { view: filled('goods') } }
export const BankStep: Story = { args: { view: filled('bank') } }
/** The problems of a step on leaving it, at their fields, with the typed values. */
export const StepRefused: Story = {
  args: {
    view: stepOf('company'),
    outcome: {
      done: false,
      problem: { key: 'codeCheck' },
      fields: {
        creditCode: { key: 'codeCheck' },
        residence: { key: 'residenceShort' },
        businessLicense: { message: storyText('文件不能超过 10 MB', 'The file may not exceed 10 MB') },
        identityNumber: { key: 'identityBirthday' },
      },
      form: {
        firmName: storyText('无锡太湖链传动有限公司', 'Wuxi Taihu Chain Drives Co., Ltd.'),
        creditCode: '91350100M000100Y44',
        residence: 'A1',
        representative: storyText('钱进', 'Qian Jin'),
        identityNumber: '110105194913310020',
      },
    },
  },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText(storyText(/统一社会信用代码/, /credit code/i), { selector: 'input' })
    await expect(code).toHaveFocus()
    await expect(code).toHaveValue('91350100M000100Y44')
  },
}
/** The summary links here: the missing fields show at once. */
export const RedirectedToInvalidStep: Story = {
  args: { view: stepOf('goods', { problems: { categoryIds: 'categoriesNone', brandFile0: 'brandCertificate' } }) },
}
/** Each objection of the platform shows at its field until the field changes. */
export const ReasonAtField: Story = {
  args: {
    view: (locale) => ({
      ...(filled('company')(locale) as Extract<FreeshopView, { at: 'step' }>),
      reasons: reasonsOf(locale),
    }),
  },
}
export const DraftSaved: Story = {
  args: {
    view: filled('shop'),
    outcome: { done: true, data: {}, toast: { namespace: 'ucFreeshop', key: 'saved' } },
  },
}
const summary =
  (changes: Partial<Extract<FreeshopView, { at: 'summary' }>> = {}) =>
  (locale: Locale): FreeshopView => ({
    at: 'summary',
    draft: shopApplication(locale),
    missing: [],
    reasons: {},
    again: false,
    ...changes,
  })
export const Summary: Story = { tags: ['picture'], args: { view: summary() } }
export const SummaryUnfinished: Story = {
  args: {
    view: summary({
      draft: emptyApplication,
      missing: applicationSteps.map((step, at) => ({ step, count: at + 1 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: storyText('提交申请', 'Submit application') })).toBeDisabled()
  },
}
export const InReview: Story = {
  args: {
    view: (locale) => ({
      at: 'inReview',
      sent: shopApplication(locale),
      sentTime: ownShop('inReview', locale).sentTime,
      justSent: false,
    }),
  },
}
export const Refused: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    view: (locale) => ({
      at: 'refused',
      answerTime: ownShop('refused', locale).answerTime,
      reasons: reasonsOf(locale),
    }),
  },
}
const approved =
  (state: 'open' | 'offline') =>
  (locale: Locale): FreeshopView => {
    const { shopId = '', sent, answerTime, account, merchantUrl, offlineReason } = ownShop(state, locale)
    return { at: state, shopId, sent, answerTime, account, merchantUrl, offlineReason, servicePhone: '400-820-6600' }
  }
export const Open: Story = {
  tags: ['picture'],
  args: { view: approved('open') },
  play: async ({ canvas }) => {
    const platform = canvas.getByRole('link', { name: storyText(/打开商家平台/, /Open the merchant platform/) })
    await expect(platform).toHaveAttribute('target', '_blank')
  },
}
export const Offline: Story = { args: { view: approved('offline') } }
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-freeshop'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'applyShop',
      'categoryInfo',
      'centerInfo',
      'getPcWebConfig',
      'ownShop',
      'reapplyShop',
      'saveShopDraft',
      'uploadFile',
      'waiting',
    ),
  },
}
