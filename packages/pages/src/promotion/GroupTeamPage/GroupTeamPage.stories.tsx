import type { GroupTeamDetail } from '@millwright/contract/promotion/entities'
import type { Locale } from '@millwright/domain/locale'
import { dealsNow, groupTeamDetail } from '@millwright/fixtures/deals'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { GroupTeamPage } from './GroupTeamPage.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './GroupTeamPage.route.ts'

type Args = { change?: Partial<GroupTeamDetail>; joined?: number }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ change = {}, joined = 2 }, { globals }) => (
    <GroupTeamPage now={dealsNow} team={groupTeamDetail(globals.locale as Locale, dealsNow, change, joined)} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Shared: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('参团', 'Join') }))
    await expect(sentForms[0]?.fields).toMatchObject({ intent: 'join', groupTeamId: '401' })
  },
}
export const Member: Story = {
  args: { change: { orderNumber: '202611210930124410', orderStatus: 7 } },
  tags: ['picture'],
}
export const Unpaid: Story = { args: { change: { orderNumber: '202611210930124410', orderStatus: 1, unpaidNum: 1 } } }
export const Unopened: Story = {
  args: { joined: 0, change: { status: 0, orderNumber: '202611210930124410', orderStatus: 1, unpaidNum: 1 } },
}
export const AllHeld: Story = { args: { change: { unpaidNum: 1 } } }
export const Full: Story = {
  args: { joined: 3, change: { status: 2, orderNumber: '202611210930124410', orderStatus: 2 } },
}
export const Failed: Story = {
  args: { change: { status: 3, orderNumber: '202611210930124410', orderStatus: 6, refunded: true } },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Live: Story = {
  ...liveStory(definition, '/group-team?groupTeamId=401'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('groupTeam', 'myGroupTeam', 'skuList') },
}
