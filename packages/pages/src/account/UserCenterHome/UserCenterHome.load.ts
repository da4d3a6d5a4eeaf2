import type { MyOrder, OrderCount } from '@millwright/contract/order/entities'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import type { Money } from '@millwright/domain/money/money'
import { ownShop } from '@millwright/domain/account/ownShop'
import type { OwnShopStatus } from '@millwright/domain/account/ownShop'
import { specificationAddresses } from '@millwright/domain/paths/addresses'
import { shopAddress } from '@millwright/domain/paths/shopAddress'
import { withOwnPrices } from '../../loading/agreedPrices.ts'
import { hasScreen } from '../../hasScreen.ts'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { text } from '../../searchParams.ts'

const ORDERS = 3
const PRODUCTS = 8

export type UserCenterHomeData = {
  head: Head
  center: UserCenter
  now: number
  person: {
    name: string
    pic?: string | undefined
    mobile?: string | undefined
    levelName?: string | undefined
    levelType?: number | undefined
  }
  /** The state of the buyer's own shop, and its id if the shop is open. */
  shop: { state: OwnShopStatus; shopId?: string | undefined }
  counts?: OrderCount | undefined
  /** The numbers of saved products and usable coupons. Absent if a call failed. */
  kept: { goods?: number | undefined; coupons?: number | undefined }
  /** The account balance. Absent if the call failed. */
  balance?: Money | undefined
  points?: number | undefined
  /** The last orders. Absent if the call failed. */
  orders?: readonly MyOrder[] | undefined
  seen: readonly (ProdCard & { memberPrice?: Money })[]
}

/** The specification also uses `currentPage` for the user centre's screens: `/home`, `/uc-order`. */
export const searchParams = { currentPage: text }

export const load: Loader<UserCenterHomeData, typeof searchParams> = async (api, context) => {
  const wanted = context.query.currentPage
  const named = /^\/uc-\w+$/.test(wanted ?? '') && shopAddress(`${specificationAddresses['user-center']}${wanted}`)
  if (named && hasScreen(named)) redirect(named)
  const [center, info, user, orders, seen, goods, coupons, account, score] = await Promise.all([
    loadUserCenter(api, context),
    orUndefined(api.centerInfo()),
    context.user,
    orUndefined(api.myOrderSearch({ status: 0, current: 1, size: ORDERS })),
    orUndefined(api.recentProds({ size: PRODUCTS })),
    orUndefined(api.collectionCount()),
    orUndefined(api.myCouponCounts()),
    orUndefined(api.balanceInfo()),
    orUndefined(api.scoreInfo()),
  ])
  return {
    head: { title: { namespace: 'userCenter', key: 'home' }, noindex: true },
    center,
    now: context.now,
    person: {
      name: user?.nickName ?? '',
      pic: user?.pic,
      mobile: user?.userMobile,
      levelName: user?.levelName,
      levelType: user?.levelType,
    },
    balance: account?.balance,
    points: score?.score,
    shop: { state: ownShop(info), shopId: info?.shopId },
    counts: info?.orderCountData,
    kept: { goods, coupons: coupons?.unUseCount },
    orders: orders?.records,
    seen: withOwnPrices(seen?.records ?? [], { memberPercent: user?.memberPercent }),
  }
}
