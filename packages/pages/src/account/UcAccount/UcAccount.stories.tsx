import { buyerSession, closing as closingShape, accountSafety } from '@millwright/contract/account/entities'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import type { Locale } from '@millwright/domain/locale'
import { closing, safety, sessions } from '@millwright/fixtures/ownAccount'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { user } from '@millwright/fixtures/site'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import type { StepResult } from '../../layout/stepResult.ts'
import { UcAccount } from './UcAccount.tsx'
import type { AccountView } from './UcAccount.load.ts'
import { mocks, mockUpload } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcAccount.route.ts'

type Overview = Extract<AccountView, { step: 'overview' }>
type Args = { view?: AccountView; overview?: Partial<Overview>; outcome?: StepResult }

const mobile = '138****0001'
const stored = (n: number) => `files/00000000-0000-4000-8000-00000000000${n}`
const now = Date.parse('2026-11-21T10:00:00+08:00')
const lost = closingShape.parse(closing)
const safe = accountSafety.parse(safety)

const meta = {
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    return catchForms()
  },
  render: ({ view, overview, outcome }, { globals }) => {
    const { nickName, pic, sex, birthDate, userMail, ...rest } = user[globals.locale as Locale]
    return (
      <UcAccount
        center={sampleCenter}
        outcome={outcome}
        view={
          view ?? {
            step: 'overview',
            profile: { nickName, pic, sex, birthDate, userMail, ...ownCompany(rest) },
            mobile,
            safety: safe,
            sessions: sessions.map((one) => buyerSession.parse(one)),
            today: '2026-11-21',
            ...overview,
          }
        }
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const Ready: Story = { tags: ['picture'] }

/** A buyer without any password, signed in only on this device. */
export const FirstUse: Story = {
  args: {
    overview: {
      profile: {
        nickName: '买家0001',
        pic: undefined,
        sex: undefined,
        birthDate: undefined,
        userMail: undefined,
        ...ownCompany(undefined),
      },
      safety: { hasLoginPassword: false, hasPayPassword: false, payLockedUntil: undefined, logins: [] },
      sessions: [buyerSession.parse(sessions[0])],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /所有设备|all other devices/ })).toBeNull()
  },
}

export const PayPasswordLocked: Story = {
  args: { overview: { safety: { ...safe, payLockedUntil: now + 1_800_000 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026-11-21 10:30/)).toBeVisible()
  },
}

export const LongestTexts: Story = {
  args: {
    overview: {
      profile: {
        nickName: '重庆两江新区精密机械采购中心王',
        pic: undefined,
        sex: 'F',
        birthDate: '1990-12-31',
        userMail: `${'purchasing.department'.repeat(3)}@${'long-company-name.'.repeat(4)}example.com`,
        ...ownCompany({
          company: 'Rheinisch-Westfälische Präzisionsmaschinenbau- und Ersatzteilgroßhandelsgesellschaft mbH & Co. KG',
        }),
      },
      sessions: Array.from({ length: 12 }, (_, n) =>
        buyerSession.parse({ ...sessions[n % 3], current: n === 0, sessionId: String(n) }),
      ),
    },
  },
}

/** A second file replaces the first. The form carries the path from the mall. */
export const PictureChosen: Story = {
  args: { overview: { edit: 'picture' } },
  parameters: {
    mockData: [
      {
        ...mockUpload(),
        response: ({ body }: { body: FormData }) => ({
          filePath: stored((body.get('file') as File).name === 'first.png' ? 1 : 2),
        }),
      },
    ],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^(头像|Picture)/, { selector: 'input' })
    for (const name of ['first.png', 'second.png']) {
      const data = new DataTransfer()
      data.items.add(new File(['x'], name, { type: 'image/png' }))
      input.files = data.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
      await expect(await canvas.findByText(name)).toBeVisible()
    }
    await waitFor(() => expect(input.form!.querySelector(`[value="${stored(2)}"]`)).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /保存头像|Save picture/ }))
    await expect(sentForms.at(-1)).toMatchObject({ fields: { intent: 'picture', avatarUrl: stored(2) } })
  },
}

export const PictureRefused: Story = {
  args: {
    overview: {
      profile: {
        nickName: '王工',
        pic: 'pictures/avatar.svg',
        sex: 'M',
        birthDate: undefined,
        userMail: undefined,
        ...ownCompany(undefined),
      },
    },
    outcome: {
      done: false,
      problem: { message: '图片已损坏，请换一张' },
      fields: { avatarUrl: { message: '图片已损坏，请换一张' } },
      form: { intent: 'picture' },
    },
  },
}

/** A name that consists of spaces shows an error at its field before it is submitted. */
export const NickRefused: Story = {
  args: { overview: { edit: 'nickName' } },
  play: async ({ canvas }) => {
    const nick = canvas.getByRole('textbox', { name: /昵称|Nickname/ })
    await userEvent.clear(nick)
    await userEvent.type(nick, '   ')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(nick).toHaveFocus()
    await expect(nick).toHaveAccessibleDescription(/不能只有空格|spaces alone/)
    await expect(sentForms).toHaveLength(0)
  },
}

export const ProfileSaves: Story = {
  args: { overview: { edit: 'nickName' } },
  play: async ({ canvas }) => {
    const nick = canvas.getByRole('textbox', { name: /昵称|Nickname/ })
    await userEvent.clear(nick)
    await userEvent.type(nick, '王工')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(sentForms.at(-1)).toMatchObject({ fields: { intent: 'profile', edit: 'nickName', nickName: '王工' } })
  },
}

/** A refusal by the mall keeps the typed values. */
export const MailRefused: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'mailWrong' },
      fields: { userMail: { key: 'mailWrong' } },
      form: { intent: 'profile', edit: 'userMail', userMail: 'wang@' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /邮箱|Email/ })).toHaveValue('wang@')
  },
}

export const CompanyChanges: Story = {
  args: { overview: { edit: 'company' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: /信用代码|Credit code/ })
    await userEvent.clear(code)
    await userEvent.type(code, '91310115MA1K3XH262')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(code).toHaveAccessibleDescription(/核对|against the licence/)
    await userEvent.clear(code)
    await userEvent.type(code, '91310115MA1K3XH261')
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save)$/ }))
    await expect(sentForms.at(-1)).toMatchObject({ fields: { edit: 'company', creditCode: '91310115MA1K3XH261' } })
  },
}

/** A proxy hides all addresses: the table has no column of them. */
export const AddressesUnknown: Story = {
  args: {
    overview: {
      safety: { ...safe, logins: safe.logins.map((login) => ({ ...login, address: undefined })) },
      sessions: sessions.map((one) => buyerSession.parse({ ...one, address: undefined })),
    },
  },
}

export const SessionEnds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /退出登录：微信|Log out on WeChat/ }))
    await expect(sentForms.at(-1)).toMatchObject({ fields: { intent: 'endSession', sessionId: '7002' } })
    await userEvent.click(canvas.getByRole('button', { name: /所有设备|all other devices/ }))
    await expect(sentForms.at(-1)).toMatchObject({ fields: { intent: 'endOthers' } })
  },
}

export const SessionAlreadyEnded: Story = {
  args: {
    outcome: { done: false, problem: { message: '该登录已退出' }, form: { intent: 'endSession', sessionId: '7002' } },
  },
}

export const MobileOwn: Story = { args: { view: { step: 'mobile', at: 'own', mobile } } }

export const MobileNew: Story = {
  tags: ['picture'],
  args: {
    view: { step: 'mobile', at: 'new', mobile },
    outcome: { done: true, data: { sent: String(now) }, form: { mobile: '13944440001' } },
  },
}

export const MobileTaken: Story = {
  args: {
    view: { step: 'mobile', at: 'new', mobile },
    outcome: {
      done: false,
      problem: { message: '该手机号已被其他账号使用' },
      fields: { mobile: { message: '该手机号已被其他账号使用' } },
      form: { mobile: '13800000002' },
    },
  },
}

export const MobileDone: Story = { args: { view: { step: 'mobile', at: 'done', mobile: '139****0001' } } }

export const PayByCode: Story = { args: { view: { step: 'pay', at: 'code', isSet: false, mobile } } }

export const PayChanges: Story = {
  args: { view: { step: 'pay', at: 'old', isSet: true, mobile } },
  play: async ({ canvas }) => {
    const type = async (name: RegExp, digits: string) => {
      const box = canvas.getByLabelText(name)
      await userEvent.clear(box)
      await userEvent.type(box, digits)
    }
    const save = () => userEvent.click(canvas.getByRole('button', { name: /保存支付密码|Save pay password/ }))
    await type(/^(原支付密码|Current pay password)/, '123456')
    await type(/^(新支付密码|New pay password)/, '12345')
    await save()
    await expect(canvas.getByLabelText(/^(新支付密码|New pay password)/)).toHaveFocus()
    await type(/^(新支付密码|New pay password)/, '654321')
    await type(/^(再次|Confirm)/, '654322')
    await save()
    await expect(canvas.getByLabelText(/^(再次|Confirm)/)).toHaveFocus()
    await expect(sentForms).toHaveLength(0)
    await type(/^(再次|Confirm)/, '654321')
    await save()
    await expect(sentForms.at(-1)).toMatchObject({ fields: { intent: 'save', payPassword: '654321' } })
  },
}

export const PayWrong: Story = {
  args: {
    view: { step: 'pay', at: 'old', isSet: true, mobile },
    outcome: {
      done: false,
      problem: { message: '支付密码错误，还可尝试 3 次' },
      fields: { oldPayPassword: { message: '支付密码错误，还可尝试 3 次' } },
    },
  },
}

export const PayReset: Story = { args: { view: { step: 'pay', at: 'password', isSet: true, mobile } } }
export const PayDone: Story = { args: { view: { step: 'pay', at: 'done', isSet: true, mobile } } }

export const Closing: Story = {
  tags: ['picture'],
  args: { view: { step: 'close', closing: lost, mobile } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /永久注销|Permanently close/ }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/后果|what closing the account means/)
    await expect(sentForms).toHaveLength(0)
  },
}

/** The account has nothing to lose. */
export const ClosingEmpty: Story = {
  args: {
    view: {
      step: 'close',
      closing: {
        ...lost,
        lost: {
          addresses: 0,
          collections: 0,
          cartLines: 0,
          messages: 0,
          points: 0,
          balance: undefined,
          commission: undefined,
        },
        keptOrders: 0,
      },
      mobile,
    },
  },
}

export const ClosingBlocked: Story = {
  args: {
    view: {
      step: 'close',
      mobile,
      closing: {
        ...lost,
        blocked: 14,
        blockers: Array.from({ length: 10 }, (_, n) => ({
          ...(n === 8
            ? { kind: 'credit' as const, number: '7280.20' }
            : { kind: n === 9 ? ('refund' as const) : ('order' as const), number: `20261121093012441${n}` }),
          status: 2,
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /永久注销|Permanently close/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /202611210930124410/ })).toHaveAttribute(
      'href',
      '/order-detail?orderNumber=202611210930124410',
    )
  },
}
/** The account stays open: the code and the consent are missing. */
export const ClosingRefused: Story = {
  args: {
    view: { step: 'close', closing: lost, mobile },
    outcome: {
      done: false,
      problem: { key: 'codeEmpty' },
      fields: { validCode: { key: 'codeEmpty' }, agreed: { key: 'closingAgreed' } },
      form: { validCode: '' },
    },
  },
}
export const PictureMissing: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'pictureMissing' },
      fields: { avatarUrl: { key: 'pictureMissing' } },
      form: { intent: 'picture' },
    },
  },
}

export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-account'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'accountSafety',
      'buyerSessions',
      'centerInfo',
      'checkOwnCode',
      'closing',
      'destroyUser',
      'endBuyerSession',
      'endOtherSessions',
      'registerOrBindUser',
      'sendLoginCode',
      'sendNewMobileCode',
      'sendOwnCode',
      'setUserInfo',
      'updateMobile',
      'updatePayPassword',
      'uploadFile',
      'waiting',
    ),
  },
}
