import type { Locale } from '@millwright/domain/locale'
import { ownShop } from '@millwright/fixtures/ownShop'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ViewProps } from '../../defineScreen.ts'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { AccountKey } from './UcShopaccount.action.ts'
import type { UcShopaccountData } from './UcShopaccount.load.ts'
import { UcShopaccount } from './UcShopaccount.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcShopaccount.route.ts'

type Args = {
  changes: Partial<ViewProps<UcShopaccountData, AccountKey>>
  /** The renewal of a shop whose licence has run out. */
  licence?: () => UcShopaccountData['licence']['renewal']
}

const renewal = (status: number): NonNullable<UcShopaccountData['licence']['renewal']> => ({
  file: 'files/00000000-0000-4000-8000-000000000008',
  until: '2031-06-30',
  status,
  sentTime: Date.parse('2026-11-20T10:00:00+08:00'),
  reason: undefined,
  answerTime: undefined,
})

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { changes: {} },
  render: ({ changes, licence }, { globals }) => {
    const { account, shopId, sent, merchantUrl, licenceUntil, offlineReason } = ownShop(
      licence ? 'offline' : 'open',
      globals.locale as Locale,
    )
    return (
      <UcShopaccount
        center={sampleCenter}
        account={account!}
        shop={{ shopId: shopId!, shopName: sent!.shopName }}
        hasStorePassword={false}
        merchantUrl={merchantUrl}
        mobile="138****0001"
        licence={{
          file: sent!.businessLicense,
          until: licenceUntil,
          renewal: licence?.(),
          offlineReason,
          today: '2026-11-21',
        }}
        {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPassword: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const platform = canvas.getByRole('link', { name: storyText(/打开商家平台/, /Open the merchant platform/) })
    await expect(platform).toHaveAttribute('target', '_blank')
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { changes: { hasStorePassword: true, passwordTime: Date.parse('2026-11-20T09:00:00+08:00') } },
}
export const Refused: Story = {
  args: {
    changes: {
      hasStorePassword: true,
      passwordTime: Date.parse('2026-11-20T09:00:00+08:00'),
      outcome: {
        done: false,
        problem: { key: 'storePasswordInvalid' },
        fields: { oldPassword: { key: 'oldPasswordEmpty' }, password: { key: 'storePasswordInvalid' } },
      },
    },
  },
}
export const Locked: Story = {
  args: {
    changes: {
      hasStorePassword: true,
      passwordTime: Date.parse('2026-11-20T09:00:00+08:00'),
      outcome: {
        done: false,
        problem: {
          message: storyText('密码错误次数过多，请 30 分钟后再试', 'Too many wrong tries; try again in 30 minutes'),
        },
        fields: {
          oldPassword: {
            message: storyText('密码错误次数过多，请 30 分钟后再试', 'Too many wrong tries; try again in 30 minutes'),
          },
        },
      },
    },
  },
}
/** A code to the account's phone number replaces a forgotten password. */
export const Forgotten: Story = {
  args: {
    changes: {
      hasStorePassword: true,
      passwordTime: Date.parse('2026-11-20T09:00:00+08:00'),
      outcome: {
        done: false,
        problem: { key: 'codeEmpty' },
        fields: { validCode: { key: 'codeEmpty' } },
        form: { intent: 'reset' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(storyText(/验证码/, /code/i))).toHaveAccessibleDescription(
      storyText(/请输入短信验证码/, /Enter the verification code/),
    )
  },
}
/** The mall took the shop offline, because its licence has run out. */
export const LicenceEnded: Story = {
  args: { licence: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: storyText('提交审核', 'Send for review') })).toBeEnabled()
  },
}
export const LicenceInReview: Story = { args: { licence: () => renewal(0) } }
export const LicenceApproved: Story = {
  args: {
    changes: {
      licence: {
        file: 'files/00000000-0000-4000-8000-000000000002',
        until: '2031-06-30',
        renewal: renewal(1),
        today: '2026-11-21',
      },
    },
  },
}
export const LicenceTurnedDown: Story = {
  args: {
    licence: () => ({
      ...renewal(2),
      reason: storyText('执照照片反光，有效期看不清。', 'The photograph reflects light and the end cannot be read.'),
    }),
  },
}
export const LicenceFieldsWrong: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'creditLicence' },
        fields: { file: { key: 'creditLicence' }, until: { key: 'licenceEnd' } },
        form: { intent: 'licence', until: '2026-11-01' },
      },
    },
  },
}
/** The mall has no merchant platform to link to. */
export const NoPlatform: Story = { args: { changes: { merchantUrl: undefined } } }
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-shopaccount'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'sendOwnCode',
      'checkOwnCode',
      'centerInfo',
      'ownShop',
      'renewLicence',
      'setStorePassword',
      'uploadFile',
      'waiting',
    ),
  },
}
