import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LoginPopup } from './LoginPopup.tsx'

const meta = {
  component: LoginPopup,
  args: { open: true, onClose: fn(), onDone: fn(), back: '/detail/100001' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof LoginPopup>
export default meta
type Story = StoryObj<typeof meta>

const form = () => document.querySelector<HTMLFormElement>('form[action="/login"]')!
const tell = (detail: unknown) => form().dispatchEvent(new CustomEvent('outcome', { detail }))

export const Ready: Story = {
  tags: ['picture'],
  play: async () => {
    await waitFor(() => expect(document.querySelector('[name=userName]')).toHaveFocus())
  },
}
/** Switching the tab clears the input and its errors. */
export const Switched: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.type(document.querySelector<HTMLElement>('[name=userName]')!, 'buyer')
    tell({ done: false, problem: { key: 'refused' }, form: { userName: 'buyer' } })
    await waitFor(() => expect(document.querySelector('[name=passWord]')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(document.querySelector<HTMLElement>('a[href*="tab=mobile"]')!)
    await expect(document.querySelector('[name=userName]')).toHaveValue('')
    await expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  },
}
export const Done: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    tell({ done: true })
    await expect(args.onDone).toHaveBeenCalled()
  },
}
