import { path } from '@millwright/domain/paths/path'

type Wanted = { prodId: string; groupActivityId: string; groupTeamId?: string; count: number }

/** The order form of a group; without a team one is opened. */
export function joinHref({ prodId, groupActivityId, groupTeamId, count }: Wanted): string {
  const query = new URLSearchParams({ prodId, count: String(Math.max(1, count)), groupActivityId })
  if (groupTeamId) query.set('groupTeamId', groupTeamId)
  return path('group-order', query)
}
