import { dealsNow, groupTeam } from '@millwright/fixtures/deals'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { GroupTeam } from './GroupTeam.tsx'
import type { GroupTeamProps } from './GroupTeam.tsx'

type StoryProps = Partial<Omit<GroupTeamProps, 'team'>> & {
  needed?: number
  joined?: number
  status?: number
  ended?: boolean
  robot?: boolean
}

function StoryTeam({ needed = 3, joined = 2, status, ended, robot, ...props }: StoryProps) {
  const team = groupTeam(useLocale(), needed, joined, {
    ...(status !== undefined && { status }),
    ...(ended && { endTime: dealsNow - 1 }),
  })
  const users = team.users.map((user, index) =>
    robot && index === joined - 1 ? { ...user, nickName: '', pic: undefined, identityType: 'robot' as const } : user,
  )
  return (
    <GroupTeam
      team={{ ...team, users }}
      now={dealsNow}
      action="/group-buy"
      inviteHref="/group-buy?invite=401"
      openHref="/detail/1001"
      {...props}
    />
  )
}

const meta = {
  component: GroupTeam,
  tags: ['new', '!stable'],
  args: { team: groupTeam(storyLocale, 3, 2), now: dealsNow, action: '/group-buy' },
} satisfies Meta<typeof GroupTeam>
export default meta
type Story = StoryObj<typeof meta>

const of = (props: StoryProps): Story => ({ render: () => <StoryTeam {...props} /> })

export const Default: Story = {}
export const Member = of({ member: true })
export const Full = of({ joined: 3, status: 2 })
export const Failed = of({ ended: true })
export const FilledByTheMall = of({ joined: 3, robot: true })
export const Loading = of({ joining: true })
export const LargeGroup = of({ needed: 50, joined: 12 })
export const Row = of({ look: 'row' })
export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
      {(['card', 'row'] as const).map((look) => {
        const team = groupTeam(storyLocale, 5, 2)
        const nickName = storyText(
          '长沙星沙经济技术开发区第三工程机械维修备件联合采购中心',
          'Joint purchasing centre for spare parts of the third development zone',
        )
        return (
          <GroupTeam
            key={look}
            look={look}
            now={dealsNow}
            action="/group-buy"
            team={{
              ...team,
              endTime: dealsNow + 99 * 86_400_000,
              users: team.users.map((user) => ({ ...user, nickName })),
            }}
          />
        )
      })}
    </div>
  ),
}
export const RightToLeft: Story = { ...of({ look: 'row' }), globals: { direction: 'rtl' } }

export const Keyboard: Story = {
  args: { onJoin: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onJoin).toHaveBeenCalledTimes(2)
    await expect(args.onJoin).toHaveBeenCalledWith({ groupTeamId: '401' })
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover button'], focusVisible: ['#focus button'], active: ['#pressed button'] } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <div
        style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }}
      >
        <StoryTeam />
        <StoryTeam member />
        <StoryTeam joined={3} status={2} />
        <StoryTeam ended />
        <StoryTeam joined={3} robot />
        <StoryTeam needed={50} joined={12} />
      </div>
      <StoryTeam look="row" />
      <StoryTeam look="row" needed={10} joined={7} />
      <StoryTeam look="row" joined={3} status={2} />
      <StoryTeam look="row" ended />
      <StoryTeam look="row" joining />
      <div id="hover">
        <StoryTeam look="row" />
      </div>
      <div id="focus">
        <StoryTeam look="row" />
      </div>
      <div id="pressed">
        <StoryTeam look="row" />
      </div>
    </div>
  ),
}
