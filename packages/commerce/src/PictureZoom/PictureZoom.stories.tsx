import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { PictureZoom } from './PictureZoom.tsx'

const meta = {
  component: PictureZoom,
  args: { pictures: ['pictures/bearing-6205.svg', 'pictures/bearing-6310.svg'], labelOf: (index) => `6205-2RS ${index + 1}`, onClose: fn() },
} satisfies Meta<typeof PictureZoom>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const One: Story = { args: { pictures: ['pictures/bearing-6205.svg'] } }
/** + comes near, the arrows then move the picture; 0 shows the whole, and the arrows lead to the next one; Escape closes. */
export const ByKeyboard: Story = {
  globals: { locale: 'zh' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const stage = () => dialog.getByRole('group')
    stage().focus()
    await userEvent.keyboard('++')
    await expect(dialog.getByRole('status')).toHaveTextContent('225%')
    await expect(stage()).toHaveAttribute('data-near')
    await userEvent.keyboard('{ArrowRight}')
    await expect(stage()).toHaveAccessibleName('6205-2RS 1')
    await userEvent.keyboard('0')
    await expect(dialog.getByRole('status')).toHaveTextContent('100%')
    await userEvent.keyboard('{ArrowRight}')
    await expect(stage()).toHaveAccessibleName('6205-2RS 2')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
