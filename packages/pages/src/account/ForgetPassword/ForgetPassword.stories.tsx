import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ForgetPassword } from './ForgetPassword.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ForgetPassword.route.ts'

const meta = {
  component: ForgetPassword,
  parameters: { layout: 'fullscreen' },
  args: { step: 'phone', mobile: undefined },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ForgetPassword>
export default meta
type Story = StoryObj<typeof meta>

const password = { step: 'password', mobile: '138****0001' } as const
export const Phone: Story = { tags: ['picture'] }
export const NotRegistered: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'notRegistered' },
      fields: { mobile: { key: 'notRegistered' } },
      form: { mobile: '13800000009' },
    },
  },
}
export const Password: Story = { args: password, tags: ['picture'] }
export const WeakPassword: Story = {
  args: password,
  play: async ({ canvasElement }) => {
    await userEvent.type(canvasElement.querySelector<HTMLElement>('[name=password]')!, 'abcdef{Enter}')
    await expect(canvasElement.querySelector('[name=password]')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvasElement.querySelectorAll('[data-met=true]')).toHaveLength(2)
  },
}
/** Redirects to the sign-in page after three seconds, unless the visitor presses "stay". */
export const Done: Story = {
  args: { step: 'done' },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login')
  },
}
export const Live: Story = {
  ...liveStory(definition, '/forget-password', { visitor: true }),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('checkUpdatePwdSms', 'login', 'sendUpdatePwdCode', 'updatePwd') },
}
