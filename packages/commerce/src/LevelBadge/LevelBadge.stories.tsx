import type { Meta, StoryObj } from '@storybook/react-vite'
import { longMember, member, paidMember, topMember } from '@millwright/fixtures/member'
import { useLocale } from '@millwright/i18n/Texts'
import { Stack } from '@millwright/ui/Stack'
import { expect, userEvent } from 'storybook/test'
import { LevelBadge, levelBadgeLooks } from './LevelBadge.tsx'
import type { LevelBadgeProps } from './LevelBadge.tsx'

type Who = 'member' | 'top' | 'paid' | 'ended' | 'long' | 'unknown'

/** Picks the member in the toolbar's language. */
function StoryLevel({ who = 'member', ...props }: Omit<LevelBadgeProps, 'member'> & { who?: Who }) {
  const locale = useLocale()
  const members = { member: member[locale], top: topMember[locale], paid: paidMember[locale], ended: { ...paidMember[locale], endTime: '2026-10-31', ended: true }, long: longMember[locale], unknown: undefined }
  return <LevelBadge {...props} member={members[who]} />
}

const meta = { component: StoryLevel, subcomponents: { LevelBadge }, tags: ['new', '!stable'], args: { href: '/member-center/member-center' } } satisfies Meta<typeof StoryLevel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Card: Story = { args: { look: 'card' }, play: async ({ canvas }) => { await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '80') } }
export const Highest: Story = { args: { look: 'card', who: 'top' } }
export const Paid: Story = { args: { look: 'card', who: 'paid' } }
export const Ended: Story = { args: { look: 'card', who: 'ended' } }
export const Loading: Story = { args: { who: 'unknown' } }
export const LongText: Story = {
  render: () => <Stack space={16}><LevelBadge look="card" member={longMember.zh} /><LevelBadge look="card" member={longMember.en} /><div style={{ maxInlineSize: 160 }}><LevelBadge member={longMember.en} href="/member-center/member-center" /></div></Stack>,
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
          {(['member', 'top', 'paid', 'ended', 'unknown'] as const).map((who) => <StoryLevel key={who} {...args} look={look} who={who} />)}
        </Stack>
      ))}
      <StoryLevel who="member" />
      <Stack direction="row" space={16}>{['hover', 'focus', 'pressed'].map((state) => <div key={state} id={state}><StoryLevel {...args} /></div>)}</Stack>
    </Stack>
  ),
}
