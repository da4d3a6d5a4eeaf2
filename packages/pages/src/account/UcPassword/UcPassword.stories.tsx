import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcPassword } from './UcPassword.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcPassword.route.ts'

const meta = {
  component: UcPassword,
  parameters: { layout: 'fullscreen' },
  args: { center: sampleCenter, step: 'phone', mobile: undefined, own: '138****0001' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof UcPassword>
export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = { tags: ['picture'] }
/** A signed-in buyer does not type the phone number again. */
export const NumberKnown: Story = {
  tags: ['picture'],
  args: { known: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
  },
}
export const WrongPhoneNumber: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'notYourNumber' },
      fields: { mobile: { key: 'notYourNumber' } },
      form: { mobile: '13900000002' },
    },
  },
}
/** The mall does not give the phone number. */
export const NumberUnknown: Story = { args: { own: undefined } }
export const Password: Story = { args: { step: 'password', mobile: '138****0001' } }
export const Done: Story = {
  args: { step: 'done' },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-password'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'centerInfo',
      'checkUpdatePwdSms',
      'login',
      'ownMobile',
      'sendUpdatePwdCode',
      'updatePwd',
      'waiting',
    ),
  },
}
