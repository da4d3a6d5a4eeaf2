import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { ImageViewer } from './ImageViewer.tsx'

const pictures = [
  { src: 'pictures/bearing-6205.svg', alt: storyText('深沟球轴承 6205-2RS', 'Ball bearing 6205-2RS') },
  { src: 'pictures/bearing-6310.svg', alt: storyText('深沟球轴承 6310', 'Ball bearing 6310') },
  { src: 'pictures/comment.svg', alt: storyText('买家实拍', "A buyer's photograph") },
]
const meta = {
  component: ImageViewer,
  // Each story opens over its own page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  tags: ['new', '!stable'],
  args: { open: true, onClose: fn(), pictures },
} satisfies Meta<typeof ImageViewer>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))
/** The stage of the dialog. Its accessible name is the picture's. */
const stageOf = (inside: Awaited<ReturnType<typeof dialog>>) => inside.getByRole('group')

export const Default: Story = {}
export const SinglePicture: Story = { args: { pictures: pictures.slice(0, 1) } }
export const Broken: Story = {
  args: { pictures: [{ src: 'pictures/none.svg', alt: storyText('没有图片', 'No picture') }] },
}
export const Phone: Story = { globals: { viewport: { value: 'small' } } }
/** The browser keeps the drawing of the former zoom, or draws it again, as the frames fall. */
export const ZoomedIn: Story = {
  tags: ['unsteady'],
  play: async () => {
    const inside = await dialog()
    const stage = stageOf(inside)
    const { left, top, width } = stage.getBoundingClientRect()
    const tap = (part: number) => {
      const at = { clientX: left + part * width, clientY: top + part * width, pointerId: 1, isPrimary: true, button: 0 }
      // Synthetic pointers cannot be captured.
      stage.setPointerCapture = () => undefined
      fireEvent.pointerDown(stage, at)
      fireEvent.pointerUp(stage, at)
    }
    tap(0.75)
    tap(0.75)
    await waitFor(() => expect(inside.getByText('250%')).toBeVisible())
    // The point under the finger stays in place: a quarter of the side, times 1.5.
    await expect(stage.firstElementChild!.getAttribute('style')).toContain('translate(-37.5%, -37.5%)')
    fireEvent.wheel(stage, { deltaY: 100, clientX: left + width / 2, clientY: top + width / 2 })
    await waitFor(() => expect(inside.getByText('208%')).toBeVisible())
  },
}
export const Swiped: Story = {
  play: async () => {
    const inside = await dialog()
    const stage = stageOf(inside)
    const { left, top, width } = stage.getBoundingClientRect()
    const finger = (part: number) => ({
      clientX: left + part * width,
      clientY: top + width / 2,
      pointerId: 1,
      isPrimary: true,
      button: 0,
    })
    stage.setPointerCapture = () => undefined
    fireEvent.pointerDown(stage, finger(0.8))
    fireEvent.pointerMove(stage, finger(0.4))
    fireEvent.pointerUp(stage, finger(0.4))
    await waitFor(() => expect(stage).toHaveAccessibleName(storyText('深沟球轴承 6310', 'Ball bearing 6310')))
  },
}
/**
 * + zooms in, and the arrow keys then pan. 0 shows the whole picture, and the arrow keys then switch pictures. Escape
 * closes.
 */
export const Keyboard: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{storyText('看大图', 'Enlarge')}</Button>
        <ImageViewer {...args} open={open} first={1} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('看大图', 'Enlarge') }))
    const inside = await dialog()
    const name = (of: string) => waitFor(() => expect(stageOf(inside)).toHaveAccessibleName(of))
    await name(storyText('深沟球轴承 6310', 'Ball bearing 6310'))
    await userEvent.keyboard('++')
    await expect(inside.getByText('225%')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await name(storyText('深沟球轴承 6310', 'Ball bearing 6310'))
    await userEvent.keyboard('0')
    await expect(inside.getByText('100%')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await name(storyText('买家实拍', "A buyer's photograph"))
    await userEvent.keyboard('{ArrowRight}')
    await name(storyText('深沟球轴承 6205-2RS', 'Ball bearing 6205-2RS'))
    await userEvent.keyboard('{End}{ArrowLeft}')
    await name(storyText('深沟球轴承 6310', 'Ball bearing 6310'))
    // The buttons, and the focus on them, stay while pictures change.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await name(storyText('买家实拍', "A buyer's photograph"))
    await expect(document.activeElement).toHaveAccessibleName(/上一个|Previous/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: storyText('看大图', 'Enlarge') })).toHaveFocus())
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    pictures: [
      {
        src: 'pictures/bearing-6205.svg',
        alt: storyText(
          '深沟球轴承 6205-2RS/C3 双面接触式橡胶密封圈，外圈滚道剥落处放大照片（第三批，含标尺）',
          'Deep groove ball bearing 6205-2RS/C3 with contact seals on both sides, spalled raceway of the outer ring, third lot, with scale',
        ),
      },
    ],
  },
}
/** After a button resets the zoom, the button is disabled and keeps the focus. */
export const ZoomReset: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async () => {
    const inside = await dialog()
    for (const name of [/^缩小$|^Zoom out$/, /^恢复原大小$|^Whole picture$/]) {
      const button = inside.getByRole('button', { name })
      await userEvent.keyboard('+')
      await expect(button).not.toHaveAttribute('aria-disabled')
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(inside.getByText('100%')).toBeVisible()
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
  },
}
/** In right-to-left text the left arrow key moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const inside = await dialog()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(stageOf(inside)).toHaveAccessibleName(storyText('深沟球轴承 6310', 'Ball bearing 6310')))
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  args: { first: 1 },
  parameters: {
    pseudo: { rootSelector: 'body', hover: ['li:first-child > button'], focusVisible: ['[role="group"]'] },
  },
}
