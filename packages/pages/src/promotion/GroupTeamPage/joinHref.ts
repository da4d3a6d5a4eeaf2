import { path } from '@millwright/domain/paths/path'

type Wanted = { prodId: string; groupActivityId: string; groupTeamId?: string; count: number }

/** Returns the address of the order form of a group buy. Without a team it opens a new one. */
export function joinHref({ prodId, groupActivityId, groupTeamId, count }: Wanted): string {
  const query = new URLSearchParams({ prodId, count: String(Math.max(1, count)), groupActivityId })
  if (groupTeamId) query.set('groupTeamId', groupTeamId)
  return path('group-order', query)
}
