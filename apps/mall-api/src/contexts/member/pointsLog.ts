import { pointSources } from '@millwright/domain/member/points'
import type { PointSource } from '@millwright/domain/member/points'
import { dayStart, monthsAfter } from '@millwright/domain/member/mallDay'
import type { ReadDb } from '../../db/db.ts'
import { ledgerPage } from './ledgerPage.ts'

export type PointsSearch = { type?: number | undefined; source?: number | undefined; month?: string | undefined }

export function pointsLog(
  db: ReadDb,
  user: number,
  { type, source, month }: PointsSearch,
  window: { limit: number; offset?: number },
) {
  const first = month && `${month}-01`
  return ledgerPage<PointSource>(
    db,
    { user, kind: 'points' },
    {
      isIncome: type === undefined ? undefined : type === 1,
      cause: source === undefined ? undefined : (pointSources[source] ?? ''),
      span: first ? { from: dayStart(first), until: dayStart(monthsAfter(first, 1)) } : undefined,
    },
    window,
  )
}
