import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { chooseFile } from '../../loading/testing/chooseFile.ts'
import { FeedbackTow } from './FeedbackTow.tsx'
import { mocks, mockUpload } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './FeedbackTow.route.ts'

const path = 'files/00000000-0000-4000-8000-00000000000a'
const words = storyText('购物车改数量很慢', 'Changing quantities in the cart is slow')

const meta = {
  component: FeedbackTow,
  beforeEach: catchForms,
  args: { buyer: true, kept: undefined },
  parameters: { layout: 'fullscreen', mockData: [mockUpload({ filePath: path })] },
} satisfies Meta<typeof FeedbackTow>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Visitor: Story = { args: { buyer: false } }
export const BackFromLogin: Story = { args: { kept: { type: 'fault', content: words, contact: '13800000001' } } }
export const Refused: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'feedbackKind' },
      fields: { type: { key: 'feedbackKind' }, content: { key: 'feedbackContent' }, contact: { key: 'tooLong' } },
      form: { content: 'x', contact: 'x'.repeat(61) },
    },
  },
}
export const MallRefused: Story = {
  args: {
    outcome: {
      done: false,
      problem: { message: storyText('提交次数过多，请 40 分钟后再试', 'Sent too often; try again in 40 minutes') },
      form: { type: 'fault', content: words },
    },
  },
}

/** A picture uploads while the kind and the text are filled in. The form submits the picture's path. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'fault')
    await userEvent.type(canvas.getByRole('textbox', { name: storyText(/反馈内容/, /Your feedback/) }), words)
    await chooseFile(canvasElement, new File(['1'], 'cart.png', { type: 'image/png' }))
    await waitFor(() => expect(canvasElement.querySelector('input[type=hidden][name=imgs]')).toHaveValue(path))
    canvas.getByRole('button', { name: storyText('提交', 'Submit') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sentForms).toHaveLength(1))
    await expect(sentForms[0]).toMatchObject({
      to: '/feedbacktow',
      fields: { intent: 'send', type: 'fault', content: words, imgs: path },
    })
  },
}
export const TooManyPictures: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'tooManyFiles' },
      fields: { imgs: { key: 'tooManyFiles' } },
      form: { type: 'fault', content: words },
    },
  },
}

export const Live: Story = {
  ...liveStory(definition, '/feedbacktow'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('sendFeedback', 'uploadFile') },
}
