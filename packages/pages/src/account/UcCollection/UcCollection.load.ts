import type { CollectedProd } from '@millwright/contract/catalogue/keptCalls'
import type { CollectedShop } from '@millwright/contract/shop/entities'
import type { Page } from '@millwright/contract/values'
import type { Money } from '@millwright/domain/money/money'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { withOwnPrices } from '../../loading/agreedPrices.ts'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page, text } from '../../searchParams.ts'
import { collectionTabs } from './collectionQuery.ts'
import type { CollectionQuery } from './collectionQuery.ts'

const WORDS = 100

export type UcCollectionData = {
  head: Head
  center: UserCenter
  query: CollectionQuery
} & (
  | { goods: Page<CollectedProd & { memberPrice?: Money }>; shops?: undefined }
  | { shops: Page<CollectedShop>; goods?: undefined }
)

export const searchParams = { tab: oneOf(collectionTabs), q: text, page }

export const load: Loader<UcCollectionData, typeof searchParams> = async (api, context) => {
  const { tab = 'goods', page: current = 1 } = context.query
  const q = (context.query.q ?? '').trim().slice(0, WORDS)
  const paged = { current, size: PAGE_SIZE }
  const shared = {
    head: { title: { namespace: 'userCenter', key: 'collection' }, noindex: true } satisfies Head,
    query: { tab, q, page: current },
  }
  if (tab === 'shops') {
    const [shops, center] = await Promise.all([
      api.collectedShops({ ...paged, ...(q && { shopName: q }) }),
      loadUserCenter(api, context),
    ])
    return { ...shared, center, shops }
  }
  const [goods, center, user] = await Promise.all([
    api.collectedProds({ ...paged, ...(q && { prodName: q }) }),
    loadUserCenter(api, context),
    context.user,
  ])
  const memberPercent = user?.memberPercent
  const records = withOwnPrices(goods.records, { memberPercent }).map((one) => ({
    ...one,
    // The price at saving gets the same member discount, so that both prices are comparable.
    ...(one.collectPrice !== undefined &&
      memberPercent !== undefined && { collectPrice: memberPrice(one.collectPrice, memberPercent) }),
  }))
  return { ...shared, center, goods: { ...goods, records } }
}
