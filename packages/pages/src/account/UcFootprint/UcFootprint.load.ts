import type { SeenProd } from '@millwright/contract/catalogue/keptCalls'
import type { Money } from '@millwright/domain/money/money'
import { writeServerTime } from '@millwright/domain/time'
import { withOwnPrices } from '../../loading/agreedPrices.ts'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page } from '../../searchParams.ts'

const SIZE = 20

/** The products viewed on one day in the mall's time zone (`2026-11-21`), newest first. */
export type SeenDay = { day: string; products: (SeenProd & { memberPrice?: Money })[] }

export type UcFootprintData = {
  head: Head
  center: UserCenter
  now: number
  days: SeenDay[]
  total: number
  pages: number
  page: number
  /** Whether the deletion of the whole history must be confirmed. */
  asked: boolean
}

export const searchParams = { page, forget: oneOf(['all']) }

export const load: Loader<UcFootprintData, typeof searchParams> = async (api, context) => {
  const { page: current = 1, forget } = context.query
  const [seen, center, user] = await Promise.all([
    api.seenProds({ current, size: SIZE }),
    loadUserCenter(api, context),
    context.user,
  ])
  const products = withOwnPrices(seen.records, { memberPercent: user?.memberPercent })
  const byDay = Map.groupBy(products, ({ browseTime = 0 }) => writeServerTime(browseTime).slice(0, 10))
  return {
    head: { title: { namespace: 'userCenter', key: 'footprint' }, noindex: true },
    center,
    now: context.now,
    days: [...byDay].map(([day, products]) => ({ day, products })),
    total: seen.total,
    pages: seen.pages,
    page: current,
    asked: forget === 'all' && seen.total > 0,
  }
}
