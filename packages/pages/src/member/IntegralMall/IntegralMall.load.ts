import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { oneOf, page } from '../../searchParams.ts'
import { pointsCard } from '../pointsCard.ts'
import type { PointsCard } from '../pointsCard.ts'
import { mallKinds, pointsMallHref } from '../pointsMallHref.ts'
import type { MallKind } from '../pointsMallHref.ts'

export type IntegralMallData = {
  /** The buyer's points. Absent for a visitor. */
  score: number | undefined
  kind: MallKind | undefined
  goods: PointsCard[]
  current: number
  pages: number
}

const SHOWN = 24
export const searchParams = { kind: oneOf(mallKinds), page }

/** Loads `/member-center/integral-mall?kind&page`: the products to redeem for points. */
export const load: Loader<IntegralMallData & { head: Head }, typeof searchParams> = async (api, context) => {
  const { page: current = 1 } = context.query
  const info = (await context.user) ? await orUndefined(api.scoreInfo()) : undefined
  // The filter `afford` needs the buyer's points.
  const kind = context.query.kind === 'afford' && !info ? undefined : context.query.kind
  const found = await api.scoreProdPage({
    current,
    size: SHOWN,
    ...(kind === 'afford' && info && { canAfford: info.score }),
    ...((kind === 'points' || kind === 'money') && { kind: kind === 'points' ? 1 : 2 }),
  })
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  return {
    head: { title: { namespace: 'points', key: 'mall' }, canonical: pointsMallHref({ page: current }) },
    score: info?.score,
    kind,
    goods: found.records.map((good) => pointsCard(good, info)),
    current,
    pages: found.pages,
  }
}
