import { pointSources } from './points.ts'
import type { PointSource } from './points.ts'

export const pointWays = ['in', 'out'] as const
export type PointWay = (typeof pointWays)[number]
/** The filter of the points ledger. `month` is `2026-11`. */
export type PointsQuery = {
  way?: PointWay | undefined
  source?: PointSource | undefined
  month?: string | undefined
  page?: number | undefined
}

/** Reads `?way=in&source=signIn&month=2026-11&page=2`. Invalid values are left out. */
export function readPointsQuery(params: URLSearchParams): PointsQuery {
  const way = pointWays.find((one) => one === params.get('way'))
  const source = pointSources.find((one) => one === params.get('source'))
  const month = params.get('month') ?? ''
  const page = params.get('page') ?? ''
  return {
    ...(way && { way }),
    ...(source && { source }),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(/^[1-9]\d{0,3}$/.test(page) && { page: Number(page) }),
  }
}

/** Returns the filter as query parameters of the API. */
export function pointsSearchOf({ way, source, month }: PointsQuery) {
  return {
    ...(way && { type: way === 'in' ? 1 : 0 }),
    ...(source && { source: pointSources.indexOf(source) }),
    ...(month && { month }),
  }
}

/** Returns the canonical query string, which starts with `?`, or an empty string without a filter. */
export function pointsSearchText({ way, source, month, page = 1 }: PointsQuery): string {
  const query = new URLSearchParams()
  if (way) query.set('way', way)
  if (source) query.set('source', source)
  if (month) query.set('month', month)
  if (page > 1) query.set('page', String(page))
  return query.size ? `?${query}` : ''
}
