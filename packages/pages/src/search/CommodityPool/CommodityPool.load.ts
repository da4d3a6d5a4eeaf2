import type { Money } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { orUndefined } from '../../loading/orUndefined.ts'
import { refusalOf } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { loadList, searchParams } from '../List/List.load.ts'
import type { ListData } from '../List/List.load.ts'

export { searchParams }

/** A recently ended agreement. */
export type EndedAgreement = {
  href: string
  title: string
  name: string | undefined
  agreementPrice: Money | undefined
  unit: string | undefined
  /** In epoch milliseconds. */
  ended: number | undefined
}

export type CommodityPoolData =
  | { head: Head; refused: true }
  | (ListData & { refused?: undefined; ended: EndedAgreement[]; soon: number | undefined })

/** The maximum number of ended agreements shown below the list. */
const ENDED = 6

/** Loads `/commoditypool?pn=`: the list of products in the buyer's price group. Buyers without a group get a notice. */
export const load: Loader<CommodityPoolData, typeof searchParams> = async (api, context) => {
  const user = await context.user
  const title = { namespace: 'pool', key: 'title' } as const
  const refused = { head: { title, noindex: true }, refused: true } as const
  if (!user?.priceGroupId) return refused
  try {
    const [list, ended] = await Promise.all([
      loadList(api, context, { pool: true }),
      orUndefined(api.productPool({ ended: true, size: ENDED })),
    ])
    return {
      ...list,
      soon: soonOf(list, context.now),
      ended: (ended?.records ?? []).map(({ prodId, skuId, prodName, partyCode, agreementPrice, unit, expireTime }) => ({
        href: path('detail', { prodId, sku: skuId }),
        title: partyCode ?? prodName,
        name: partyCode === undefined ? undefined : prodName,
        agreementPrice,
        unit,
        ended: expireTime,
      })),
    }
  } catch (error) {
    // The agreement may have been withdrawn since the buyer was loaded.
    if (refusalOf(error)?.code === 'A00001') return refused
    throw error
  }
}

const SOON = 14 * 86_400_000

/** Returns how many of the shown agreements end within two weeks. */
function soonOf({ products }: ListData, now: number): number | undefined {
  const shown = products.value?.shown ?? []
  return shown.filter(({ expireTime }) => expireTime !== undefined && expireTime - now < SOON).length || undefined
}
