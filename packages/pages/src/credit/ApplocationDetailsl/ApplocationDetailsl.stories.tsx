import { creditApplications } from '@millwright/fixtures/credit'
import type { ApplicationStory } from '@millwright/fixtures/credit'
import { storyLocale } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { ApplocationDetailsl } from './ApplocationDetailsl.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ApplocationDetailsl.route.ts'

type Args = { story: ApplicationStory }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ story }) => (
    <ApplocationDetailsl center={sampleCenter} application={creditApplications(storyLocale, [story])[0]!} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const UnderReview: Story = { args: { story: 'review' } }
export const Granted: Story = { args: { story: 'granted' }, tags: ['picture'] }
export const Refused: Story = { args: { story: 'refused' }, tags: ['picture'] }
export const Live: Story = {
  ...liveStory(definition, '/user-center/applocation-detailsl?applicationId=9103'),
  tags: ['!autodocs'],
  parameters: { mockData: [...mocks('centerInfo', 'waiting'), mockFor('creditApplyInfo', { applicationId: '9103' })] },
}
