import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { confirm } from '../confirm/confirm.tsx'
import type { Question } from '../confirm/confirm.tsx'
import { questions } from '../internal/questions.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const remove: Question = {
  tone: 'danger',
  title: storyText('删除商品 6205-2RS？', 'Delete the product 6205-2RS?'),
  message: storyText(
    '商品的图片和库存记录将一并删除，且无法恢复。',
    'Its pictures and stock records are deleted for good.',
  ),
  confirm: storyText('删除商品', 'Delete product'),
}
const publish: Question = {
  title: storyText('发布 12 个商品？', 'Publish 12 products?'),
  confirm: storyText('发布', 'Publish'),
  cancel: storyText('再检查一遍', 'Check again'),
}
const ask = storyText('提问', 'Ask')

function Asking({ questions }: { questions: readonly Question[] }) {
  const [answers, setAnswers] = useState<readonly boolean[]>([])
  const press = () => {
    setAnswers([])
    for (const question of questions)
      void confirm(question).then((agreed) => setAnswers((before) => [...before, agreed]))
  }
  return (
    <>
      <Button onPress={press}>{ask}</Button>
      <output>{answers.map((agreed) => (agreed ? '✓' : '✗')).join(' ')}</output>
    </>
  )
}

const meta = {
  component: ConfirmDialog,
  // Each story opens over its own page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  // A question without an answer would stay for the next story.
  beforeEach: () => () => questions.current()?.answer(false),
  render: (args) => (
    <>
      <Asking questions={[remove]} />
      <ConfirmDialog {...args} />
    </>
  ),
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const answered = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeInTheDocument())
const closed = () => waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull())

/** The dialog starts at the button that declines. */
export const Danger: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ask }))
    const dialog = await screen.findByRole('alertdialog', { name: remove.title })
    await expect(dialog).toHaveAccessibleDescription(String(remove.message))
    await expect(screen.getByRole('button', { name: storyText('取消', 'Cancel') })).toHaveFocus()
  },
}
export const Action: Story = {
  render: (args) => (
    <>
      <Asking questions={[publish]} />
      <ConfirmDialog {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ask }))
    await expect(await screen.findByRole('dialog', { name: publish.title })).toBeVisible()
    await expect(screen.getByRole('button', { name: publish.confirm })).toHaveFocus()
  },
}
export const Phone: Story = { ...Danger, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { ...Danger, globals: { direction: 'rtl' } }
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: ask })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await answered('✗')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await answered('✓')
    await closed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
/** Questions asked at once follow one another, and the focus returns after each of them. */
export const SeveralQuestions: Story = {
  render: (args) => (
    <>
      <Asking questions={[publish, remove]} />
      <ConfirmDialog {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: ask })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: publish.title })
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: remove.title })
    await waitFor(() => expect(screen.getByRole('button', { name: storyText('取消', 'Cancel') })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await answered('✓ ✗')
    await closed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
