import { bearing } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { keepCompared } from '../useCompared/useCompared.tsx'
import { CompareCheck } from './CompareCheck.tsx'

function StoryCheck() {
  return <CompareCheck product={bearing[useLocale()]} />
}

const meta = { component: StoryCheck, subcomponents: { CompareCheck }, beforeEach: () => keepCompared([]) } satisfies Meta<typeof StoryCheck>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
