import { creditApplications, creditEntries } from '@millwright/fixtures/credit'
import { storyLocale } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { ApplicationList } from './ApplicationList.tsx'
import type { ApplicationListData } from './ApplicationList.load.ts'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ApplicationList.route.ts'

type Args = { shown: () => ApplicationListData['shown'] }
const of = <T,>(records: T[], pages = 1) => ({ records, total: records.length * pages, pages, current: 1, size: 10 })

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ shown }) => <ApplicationList center={sampleCenter} current={1} shown={shown()} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Entries: Story = {
  args: { shown: () => ({ tab: 'entries', entries: of(creditEntries(storyLocale), 3) }) },
  tags: ['picture'],
}
export const NoEntries: Story = { args: { shown: () => ({ tab: 'entries', entries: of([], 0) }) } }
export const Applications: Story = {
  args: { shown: () => ({ tab: 'applications', applications: of(creditApplications(storyLocale)) }) },
}
export const NoApplications: Story = { args: { shown: () => ({ tab: 'applications', applications: of([], 0) }) } }
export const Live: Story = {
  ...liveStory(definition, '/user-center/application-list', { rights: { isAccountPeriod: 1 } }),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('centerInfo', 'creditApplyPage', 'creditPage', 'waiting') },
}
