import { useState } from 'react'
import { UserText } from '../UserText/UserText.tsx'
import type { GroupTeam as Team } from '@millwright/contract/promotion/entities'
import { teamState } from '@millwright/domain/price/activity'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Status } from '@millwright/ui/Status'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { sendTo } from '../internal/useFormHandler.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { useHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './GroupTeam.css.ts'

/** The maximum number of seats drawn. Larger teams show the rest as a number. */
const SEATS = 8

export type GroupTeamProps = RootProps & {
  /** The team: its size, its members, its end time (epoch milliseconds). */
  team: Team
  /** The server's time when the page was rendered, in epoch milliseconds. */
  now: number
  /** Whether the buyer is a member. Members invite instead of joining. @default false */
  member?: boolean | undefined
  /** The layout: `row` for one of several teams to choose from, `card` for the page of a team. @default 'card' */
  look?: 'card' | 'row' | undefined
  /** The URL the form is posted to, with `intent=join` and `groupTeamId`. */
  action?: string | undefined
  /** The URL of the page where a member gets an invitation to share. */
  inviteHref?: string | undefined
  /** The URL for starting another team after this one is full or has failed. */
  openHref?: string | undefined
  /** Handles joining instead of posting the form. */
  onJoin?: CommerceHandlers['joinTeam'] | undefined
  /** Handles inviting instead of following `inviteHref`. */
  onInvite?: ((wanted: { groupTeamId: string }) => void) | undefined
  /** Whether the request to join is in progress. @default false */
  joining?: boolean | undefined
  /** Called when the time runs out while the page is open. */
  onEnd?: (() => void) | undefined
}

/**
 * A group-buying team: its members, the number of missing members, the remaining time, and a button to join or invite.
 *
 * When: on a group-buying product (`row`), after joining and on an invitation (`card`). Instead: `FlashSaleClock` for a
 * sale without a team, `PromotionBar` for quantity discounts.
 *
 * Keys: `Tab` reaches its button or link, `Enter` and `Space` press it.
 */
export function GroupTeam({
  team,
  now,
  look = 'card',
  onEnd,
  member,
  action,
  inviteHref,
  openHref,
  onJoin,
  onInvite,
  joining,
  className,
  ...root
}: GroupTeamProps) {
  const text = useText('deals')
  const [ended, setEnded] = useState<number>()
  const { groupTeamId, groupNumber, joinNum, endTime } = team
  const state = teamState(team, ended === endTime ? endTime : now)
  const missing = Math.max(0, groupNumber - joinNum)
  const title = text('teamTitle', { count: groupNumber })
  const end = () => {
    setEnded(endTime)
    onEnd?.()
  }
  return (
    <article aria-label={title} data-state={state} {...root} className={cx(styles.team[look], className)}>
      <TeamSeats team={team} look={look} missing={state === 'forming' ? missing : 0} />
      <TeamWords state={state} look={look} size={groupNumber} missing={missing} />
      {state === 'forming' && (
        <p className={styles.time}>
          {text('teamEnds')}
          <Countdown
            key={groupTeamId}
            until={endTime}
            now={now}
            look={look === 'card' ? 'boxes' : 'text'}
            onEnd={end}
          />
        </p>
      )}
      <TeamAction
        groupTeamId={groupTeamId}
        state={state}
        look={look}
        member={member}
        action={action}
        inviteHref={inviteHref}
        openHref={openHref}
        onJoin={onJoin}
        onInvite={onInvite}
        joining={joining}
      />
    </article>
  )
}

type TeamWordsProps = { state: ReturnType<typeof teamState>; look: 'card' | 'row'; size: number; missing: number }

/** The state of the team, announced when it changes. */
function TeamWords({ state, look, size, missing }: TeamWordsProps) {
  const text = useText('deals')
  return (
    <div className={styles.words} role="status">
      {state === 'forming' ? (
        <p className={styles.title}>
          {look === 'card' && <span className={styles.size}>{text('teamTitle', { count: size })}</span>}
          <strong className={styles.missing}>{text('teamMissing', { count: missing })}</strong>
        </p>
      ) : (
        <p className={styles.title}>
          <Status tone={state === 'full' ? 'good' : 'bad'}>{text(state === 'full' ? 'teamFull' : 'teamFailed')}</Status>
        </p>
      )}
      {look === 'card' && state === 'full' && <p className={styles.hint}>{text('teamFullHint', { count: size })}</p>}
      {look === 'card' && state === 'failed' && <p className={styles.hint}>{text('teamFailedHint')}</p>}
    </div>
  )
}

function TeamSeats({ team, look, missing }: { team: Team; look: 'card' | 'row'; missing: number }) {
  const text = useText('deals')
  const all = team.users.length + missing
  // Draws at least one free seat unless the team is full.
  const people = team.users.slice(0, all > SEATS && missing > 0 ? SEATS - 1 : SEATS)
  const free = Math.min(missing, SEATS - people.length)
  const rest = { joined: team.users.length - people.length, open: missing - free }
  return (
    <ul className={styles.seats[look]} aria-label={text('teamPeople')}>
      {people.map(({ nickName, pic, identityType }, index) => {
        const role = identityType === 'leader' ? text('leader') : identityType === 'robot' ? text('robot') : undefined
        return (
          <li
            key={`${index} ${nickName}`}
            className={styles.seat}
            title={look === 'row' ? [nickName, role].filter(Boolean).join(', ') : undefined}
          >
            <span className={styles.face} data-role={identityType}>
              {pic ? (
                <Image src={pic} alt={look === 'row' ? nickName : ''} width={40} fit="cover" />
              ) : (
                <span aria-hidden={look === 'card' || undefined}>
                  {[...nickName][0] ?? <Icon name="shop" label={look === 'row' ? role : undefined} />}
                </span>
              )}
            </span>
            {look === 'card' && (
              <span className={styles.nick}>
                <UserText>{nickName}</UserText>
              </span>
            )}
            {look === 'card' && role && <span className={styles.role}>{role}</span>}
          </li>
        )
      })}
      {Array.from({ length: free }, (_, index) => (
        <li key={index} className={styles.seat}>
          <span className={styles.free} aria-hidden="true">
            +
          </span>
          <span className={look === 'card' ? styles.nick : styles.hidden}>{text('openSeat')}</span>
        </li>
      ))}
      {rest.joined + rest.open > 0 && (
        <li className={styles.rest}>
          {rest.joined > 0 ? text('moreSeats', rest) : text('moreOpen', { count: rest.open })}
        </li>
      )}
    </ul>
  )
}

type TeamActionProps = Pick<
  GroupTeamProps,
  'member' | 'action' | 'inviteHref' | 'openHref' | 'onJoin' | 'onInvite' | 'joining' | 'look'
> & { groupTeamId: string; state: ReturnType<typeof teamState> }

function TeamAction({
  groupTeamId,
  state,
  look,
  member = false,
  action,
  inviteHref,
  openHref,
  onJoin: own,
  onInvite,
  joining,
}: TeamActionProps) {
  const text = useText('deals')
  const handlers = useHandlers()
  const onJoin = own ?? handlers.joinTeam
  const size = look === 'row' ? 'small' : 'medium'
  if (state !== 'forming')
    return openHref === undefined ? null : (
      <span className={styles.end}>
        <Button href={openHref} size={size}>
          {text('openTeam')}
        </Button>
      </span>
    )
  if (member) {
    if (onInvite)
      return (
        <span className={styles.end}>
          <Button tone="action" size={size} icon="external" onPress={() => onInvite({ groupTeamId })}>
            {text('invite')}
          </Button>
        </span>
      )
    return inviteHref === undefined ? null : (
      <span className={styles.end}>
        <Button href={inviteHref} tone="action" size={size} icon="external">
          {text('invite')}
        </Button>
      </span>
    )
  }
  if (action === undefined && !onJoin) return null
  const join = onJoin && sendTo(onJoin, () => ({ groupTeamId }))
  return (
    <form method="post" action={action} onSubmit={join} className={styles.end}>
      <input type="hidden" name="groupTeamId" value={groupTeamId} />
      <Button type="submit" name="intent" value="join" tone="action" size={size} loading={joining}>
        {text('join')}
      </Button>
    </form>
  )
}
