import type { GroupTeamDetail } from '@millwright/contract/promotion/entities'
import { path } from '@millwright/domain/paths/path'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import { missing, redirect, requireBuyer } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { id, orderNumber } from '../../searchParams.ts'

export type GroupTeamPageData = {
  now: number
  team: GroupTeamDetail
  /** The buyer's card number as a distributor, for shared links. */
  cardNo?: string | undefined
}

export const searchParams = { groupTeamId: id, orderNumber }

/**
 * Loads `/group-team?groupTeamId=`: the shared page of a team. `orderNumber` redirects to the team of the buyer's own
 * order.
 */
export const load: Loader<GroupTeamPageData & { head: Head }, typeof searchParams> = async (api, context) => {
  const { groupTeamId, orderNumber } = context.query
  if (orderNumber) {
    requireBuyer(context)
    const mine = await orNotFound(api.myGroupTeam({ orderNumber }), 'group', 'A03000')
    redirect(path('group-team', { groupTeamId: mine.groupTeamId }))
  }
  if (!groupTeamId) missing({ unnamed: 'group' })
  const asked = context.user ? api.myGroupTeam({ groupTeamId }) : api.groupTeam({ groupTeamId })
  const [team, buyer] = await Promise.all([orNotFound(asked, 'group', 'A03000'), context.user])
  return {
    head: {
      title: { namespace: 'groupBuy', key: 'teamOf', values: { name: team.partyCode ?? team.prodName } },
      noindex: true,
    },
    now: context.now,
    cardNo: buyer?.cardNo,
    // The member discount applies to the price without a group only.
    team: { ...team, price: memberPrice(team.price, buyer?.memberPercent) },
  }
}
