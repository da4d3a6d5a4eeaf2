import { distributionUser } from '@millwright/fixtures/distribution'
import type { DistributionStory } from '@millwright/fixtures/distribution'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Distributor } from './Distributor.tsx'
import type { DistributorProps } from './Distributor.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Distributor.route.ts'

type Args = { change?: () => DistributorProps }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ change }) => <Distributor {...change?.()} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const own = (story: DistributionStory, more: DistributorProps = {}): Args => ({
  change: () => ({ own: distributionUser(story, storyLocale), ...more }),
})
const form = (more: DistributorProps): Args => ({ change: () => ({ mobile: '13800000001', ...more }) })

export const Visitor: Story = {
  args: { change: () => ({ login: '/login?back=%2Fdistributor' }) },
  tags: ['picture'],
}
export const NeverApplied: Story = {}
export const Individual: Story = {
  args: form({ type: 1 }),
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(storyText('真实姓名', 'Full legal name')) }),
      '张工',
    )
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交申请', 'Submit application') }))
    await expect(sentForms.at(-1)).toMatchObject({
      to: '/distributor',
      fields: { intent: 'apply', type: '1', realName: '张工', userMobile: '13800000001' },
    })
  },
}
export const Store: Story = { args: form({ type: 2 }) }
export const Company: Story = { args: form({ type: 3, inviter: '8800000047' }) }
/** Every problem shows at its field, and the typed values stay. */
export const FieldsRefused: Story = {
  args: form({
    type: 3,
    outcome: {
      done: false,
      problem: { key: 'incomplete' },
      form: { realName: '张工', identityCardNumber: '110105194912310020', creditCode: '91350100M000100Y44' },
      data: {
        problems: {
          companyName: 'missing',
          creditCode: 'credit.check',
          licensePic: 'picture',
          identityCardNumber: 'identity.check',
          identityCardPicFront: 'picture',
          identityCardPicBack: 'picture',
          userMobile: 'mobile',
          bankName: 'missing',
          bankBranch: 'missing',
          bankAccount: 'bank.length',
          cardNoOfInviter: 'cardNo',
        },
      },
    },
  }),
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('110105194912310020')).toHaveAccessibleDescription(
      new RegExp(storyText('校验位不符', 'check digit does not match')),
    )
  },
}
export const MallRefused: Story = {
  args: form({
    type: 2,
    outcome: {
      done: false,
      problem: { message: 'You have no open shop / 您名下没有营业中的店铺' },
      fields: { type: { message: 'You have no open shop / 您名下没有营业中的店铺' } },
      form: {},
    },
  }),
}
export const JustSent: Story = { args: own('inReview', { sent: true }) }
export const InReview: Story = { args: own('inReview') }
export const Refused: Story = { args: own('refused') }
/** A new application is prefilled with the refused one. */
export const AppliedAgain: Story = {
  args: own('refused', { type: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('11010519491231002X')).toBeVisible()
  },
}
export const Approved: Story = { args: own('approved'), tags: ['picture'] }
export const Stopped: Story = { args: own('stopped') }
export const Live: Story = {
  ...liveStory(definition, '/distributor'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('distributionRegister', 'distributionUserInfo', 'ownMobile', 'uploadFile') },
}
