import { bizTypes, countdownPageCache, defineScreen } from '../../defineScreen.ts'
import { action } from './GroupTeamPage.action.ts'
import { load, searchParams } from './GroupTeamPage.load.ts'

export const screen = defineScreen({
  paths: ['group-team'],
  examples: { 'group-team': { groupTeamId: '401' } },
  layout: 'default',
  pageId: 3,
  visit: ({ team }) => ({ bizData: team.prodId, bizType: bizTypes.group }),
  namespaces: ['groupBuy', 'deals'],
  searchParams,
  cache: () => countdownPageCache,
  load,
  action,
  view: () => import('./GroupTeamPage.tsx').then(({ GroupTeamPage }) => GroupTeamPage),
})
