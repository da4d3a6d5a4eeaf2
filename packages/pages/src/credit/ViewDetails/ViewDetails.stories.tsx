import { ownCompany } from '@millwright/domain/account/ownCompany'
import { user } from '@millwright/fixtures/site'
import { billDetail } from '@millwright/fixtures/credit'
import type { BillStory } from '@millwright/fixtures/credit'
import { storyLocale } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { ViewDetails } from './ViewDetails.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ViewDetails.route.ts'

type Args = { story: BillStory }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ story }) => (
    <ViewDetails
      center={sampleCenter}
      now={Date.parse('2026-11-21T10:00:00+08:00')}
      bill={billDetail(story, storyLocale)}
      company={ownCompany(user[storyLocale])}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { story: 'open' }, tags: ['picture'] }
export const PartlyPaid: Story = { args: { story: 'part' } }
export const Overdue: Story = { args: { story: 'overdue' }, tags: ['picture'] }
export const Paid: Story = { args: { story: 'paid' } }
export const Live: Story = {
  ...liveStory(definition, '/user-center/view-details?billNumber=ST202610-000002'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('billInfo', 'centerInfo', 'waiting') },
}
