import type { Meta, StoryObj } from '@storybook/react-vite'
import { longMember, member, paidMember, topMember } from '@millwright/fixtures/member'
import { Stack } from '@millwright/ui/Stack'
import { expect, userEvent } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { LevelBadge, levelBadgeLooks } from './LevelBadge.tsx'

const [mine, top, paid, long] = [
  member[storyLocale],
  topMember[storyLocale],
  paidMember[storyLocale],
  longMember[storyLocale],
]
const ended = { ...paid, endTime: '2026-10-31', ended: true }
const meta = {
  component: LevelBadge,
  tags: ['new', '!stable'],
  args: { member: mine, href: '/member-center/member-center' },
} satisfies Meta<typeof LevelBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Card: Story = {
  args: { look: 'card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '80')
  },
}
export const Highest: Story = { args: { look: 'card', member: top } }
export const Paid: Story = { args: { look: 'card', member: paid } }
export const Ended: Story = { args: { look: 'card', member: ended } }
export const Loading: Story = { args: { member: undefined } }
export const LongText: Story = {
  render: () => (
    <Stack space={16}>
      <LevelBadge look="card" member={long} />
      <div style={{ maxInlineSize: 160 }}>
        <LevelBadge member={long} href="/member-center/member-center" />
      </div>
    </Stack>
  ),
}
export const RightToLeft: Story = { args: { look: 'card' }, globals: { direction: 'rtl' } }
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover a'], focusVisible: ['#focus a'], active: ['#pressed a'] } },
  render: (args) => (
    <Stack space={24}>
      {levelBadgeLooks.map((look) => (
        <Stack key={look} space={20} direction={look === 'tag' ? 'row' : 'column'} wrap>
          {[mine, top, paid, ended, undefined].map((one, at) => (
            <LevelBadge key={at} {...args} look={look} member={one} />
          ))}
        </Stack>
      ))}
      <LevelBadge member={mine} />
      <Stack direction="row" space={16} wrap>
        {['hover', 'focus', 'pressed'].map((state) => (
          <div key={state} id={state}>
            <LevelBadge {...args} />
          </div>
        ))}
      </Stack>
    </Stack>
  ),
}
