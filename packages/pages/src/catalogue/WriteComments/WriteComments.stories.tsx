import { commentLines } from '@millwright/fixtures/comments'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { chooseFile } from '../../loading/testing/chooseFile.ts'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { WriteComments } from './WriteComments.tsx'
import { mocks, mockUpload } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './WriteComments.route.ts'

const [line] = commentLines('waiting', storyLocale)
const [written, twice] = commentLines('written', storyLocale)
const path = 'files/00000000-0000-4000-8000-00000000000a'

const meta = {
  component: WriteComments,
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen', mockData: [mockUpload({ filePath: path })] },
  args: { center: sampleCenter, line: line! },
} satisfies Meta<typeof WriteComments>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Refused: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'incomplete' },
      fields: { serviceScore: { key: 'incomplete' }, content: { key: 'incomplete' } },
      form: { score: '5', logisticsScore: '4', content: ' ' },
    },
  },
}
export const MallRefused: Story = {
  args: {
    outcome: {
      done: false,
      problem: { message: storyText('该商品已经评价过了', 'This product has been reviewed already') },
      form: { score: '5', serviceScore: '5', logisticsScore: '5', content: '6205' },
    },
  },
}
export const FollowUp: Story = { tags: ['picture'], args: { line: written! } }
export const Done: Story = { args: { line: twice! } }
export const Closed: Story = { args: { line: { ...line!, mayComment: false } } }

/**
 * Stars by arrow keys, text, and a picture uploaded meanwhile, all by keyboard. The form carries the picture's path.
 */
export const WrittenByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const score of ['score', 'serviceScore', 'logisticsScore']) {
      canvasElement.querySelector<HTMLElement>(`input[name=${score}]`)?.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    }
    await userEvent.type(canvas.getByRole('textbox'), '6205-2RS')
    await chooseFile(canvasElement, new File(['1'], 'motor.png', { type: 'image/png' }))
    await waitFor(() => expect(canvasElement.querySelector('input[type=hidden][name=pics]')).toHaveValue(path))
    const publish = canvas.getByRole('button', { name: storyText('发表评价', 'Publish') })
    publish.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sentForms).toHaveLength(1))
    await expect(sentForms[0]).toMatchObject({ fields: { intent: 'comment', content: '6205-2RS', pics: path } })
  },
}
export const Live: Story = {
  ...liveStory(definition, '/write-comments?orderItemId=501'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks('centerInfo', 'commentOfItem', 'followUpComment', 'uploadFile', 'waiting', 'writeComment'),
  },
}
