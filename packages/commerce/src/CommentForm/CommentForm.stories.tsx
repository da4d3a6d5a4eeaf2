import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { boughtProduct, longProduct, reviewWords } from '@millwright/fixtures/commentForm'
import { useLocale } from '@millwright/i18n/Texts'
import type { UploadFile } from '@millwright/ui/FileUpload'
import { Stack } from '@millwright/ui/Stack'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { CommentForm } from './CommentForm.tsx'
import type { CommentFormProps } from './CommentForm.tsx'

const stored: UploadFile[] = [
  {
    id: '1',
    name: 'motor.jpg',
    size: 640_000,
    type: 'image/jpeg',
    preview: 'pictures/bearing-6205.svg',
    value: 'comm/2026/11/motor.jpg',
  },
  {
    id: '2',
    name: 'label.png',
    size: 820_000,
    type: 'image/png',
    preview: 'pictures/bearing-6310.svg',
    value: 'comm/2026/11/label.png',
  },
]
const uploading: UploadFile = { id: '3', name: 'carton.jpg', size: 1_840_000, type: 'image/jpeg', progress: 40 }
const failed: UploadFile = { id: '4', name: 'seal.jpg', size: 1_200_000, type: 'image/jpeg', error: 'failed' }

const said = {
  zh: { failed: '网络中断', contact: '评价包含联系方式，请修改后再发表', again: '该订单已评价' },
  en: {
    failed: 'The connection was lost',
    contact: 'The review names a way of contact; take it out and publish again',
    again: 'This order has its review already',
  },
}

type StoryProps = Omit<Partial<CommentFormProps>, 'pictures'> & {
  pictures?: UploadFile[]
  written?: boolean
  refused?: boolean
}

/** A host that holds the pictures, in the toolbar's language. */
function StoryForm({ pictures: first = [], written = false, refused = false, ...props }: StoryProps) {
  const locale = useLocale()
  const words = said[locale]
  const [pictures, setPictures] = useState(first)
  return (
    <CommentForm
      product={boughtProduct[locale]}
      orderItemId="9001"
      typed={
        written
          ? { score: 5, serviceScore: 4, logisticsScore: 3, content: reviewWords[locale], isAnonymous: true }
          : undefined
      }
      pictures={pictures.map((one) => (one.error === undefined ? one : { ...one, error: words.failed }))}
      problems={refused ? [{ field: 'content', message: words.contact }, { message: words.again }] : undefined}
      onAddPictures={({ files }) =>
        setPictures((some) => [
          ...some,
          ...files.map((file) => ({ id: file.name, name: file.name, size: file.size, type: file.type, file })),
        ])
      }
      onRemovePicture={({ id }) => setPictures((some) => some.filter((one) => one.id !== id))}
      onRetryPicture={fn()}
      {...props}
    />
  )
}

const meta = {
  component: StoryForm,
  subcomponents: { CommentForm },
  tags: ['new', '!stable'],
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoryForm>
export default meta
type Story = StoryObj<typeof meta>

const publish = (canvasElement: HTMLElement) => userEvent.click(canvasElement.querySelector('button[type=submit]')!)
const sentBy = (args: StoryProps) =>
  (args.onSubmit as unknown as { mock: { calls: [{ data: FormData }][] } }).mock.calls[0]![0].data

export const Default: Story = {}
export const Written: Story = {
  args: { written: true, pictures: stored },
  play: async ({ canvasElement, args }) => {
    await publish(canvasElement)
    const sent = sentBy(args)
    await expect([...sent.entries()].filter(([name]) => name !== 'content' && name !== 'pics')).toEqual([
      ['intent', 'comment'],
      ['prodId', '100001'],
      ['orderItemId', '9001'],
      ['score', '5'],
      ['serviceScore', '4'],
      ['logisticsScore', '3'],
      ['isAnonymous', '1'],
    ])
    await expect(sent.getAll('pics')).toEqual(stored.map(({ value }) => value))
  },
}
export const ProductOnly: Story = {
  args: { scores: ['score'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5)
  },
}
/** Missing values are reported in the summary and at each field. Spaces count as empty. */
export const WithError: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   ')
    await publish(canvasElement)
    const summary = canvas.getAllByRole('alert').find((one) => one.querySelector('a'))!
    await expect(summary).toHaveFocus()
    await expect(summary.querySelectorAll('a')).toHaveLength(4)
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Refused: Story = { args: { written: true, refused: true } }
/** A picture that is uploading or failed blocks the form with a message. */
export const PicturesPending: Story = {
  args: { written: true, pictures: [...stored, uploading] },
  play: async ({ canvas, canvasElement, args }) => {
    await publish(canvasElement)
    await expect(canvas.getAllByRole('alert').some((one) => /上传|upload/.test(one.textContent))).toBe(true)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const PictureFailed: Story = { ...PicturesPending, args: { written: true, pictures: [...stored, failed] } }
/** Without `onAddPictures`, as before scripts load: a native file input. */
export const WithoutPictures: Story = { args: { onAddPictures: undefined } }
export const Loading: Story = { args: { written: true, busy: true } }
/** The text stops at 150 characters. */
export const Full: Story = {
  args: { typed: { score: 5, content: storyText('好', 'g').repeat(149) } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), storyText('轴承', 'good'))
    await expect(canvas.getByRole('textbox')).toHaveValue(storyText(`${'好'.repeat(149)}轴`, 'g'.repeat(150)))
  },
}
export const LongText: Story = {
  render: (args) => (
    <StoryForm
      {...args}
      product={longProduct[storyLocale]}
      typed={{ content: reviewWords[storyLocale].repeat(3).slice(0, 150) }}
      problems={[
        {
          field: 'score',
          message: storyText(
            '评分无法读取，请重新选择一到五星，然后再次提交评价',
            'The stars could not be read. Choose one to five of them, and publish the review once more.',
          ),
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const RightToLeft: Story = { args: { written: true, pictures: stored }, globals: { direction: 'rtl' } }
/** Arrow keys for the stars, the text, and the button. Nothing else is required. */
export const Keyboard: Story = {
  args: { scores: ['score'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getAllByRole('radio')[3]).toBeChecked()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/满意|Good/)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('6205')
    await userEvent.tab()
    await expect(canvasElement.querySelector('input[type=file]')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(sentBy(args).get('score')).toBe('4')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: {
    pseudo: { hover: ['#hover label', '#hover a'], focusVisible: ['#focus input[value="1"]', '#focus button'] },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <Stack space={40}>
      <StoryForm {...args} />
      <StoryForm {...args} written refused pictures={[...stored, uploading, failed]} />
      <StoryForm {...args} written busy />
      {['hover', 'focus'].map((state) => (
        <div key={state} id={state}>
          <StoryForm {...args} scores={['score']} />
        </div>
      ))}
    </Stack>
  ),
}
