import type { MyOrder, OrderCount, OrderSpend } from '@millwright/contract/order/entities'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import type { Money } from '@millwright/domain/money/money'
import type { CreditInfo } from '@millwright/contract/credit/entities'
import { ownShop } from '@millwright/domain/account/ownShop'
import type { OwnShopStatus } from '@millwright/domain/account/ownShop'
import { monthOf } from '@millwright/domain/credit/months'
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
const PRODUCTS = 6

export type UserCenterHomeData = {
  head: Head
  center: UserCenter
  now: number
  person: {
    name: string
    pic?: string | undefined
    mobile?: string | undefined
    company?: string | undefined
    levelName?: string | undefined
    levelType?: number | undefined
  }
  /** The state of the buyer's own shop, its id, and the address of the seller console. */
  shop: { state: OwnShopStatus; shopId?: string | undefined; merchantUrl?: string | undefined }
  /** The card number and the commission that can be withdrawn. Absent if the buyer is no distributor. */
  distributor?: { cardNo: string; settled?: Money | undefined } | undefined
  /** The credit account, or the state of the application for one. Absent if the call failed. */
  credit?: CreditInfo | undefined
  /** The paid orders of the month that began on the day `from`. Absent if the call failed. */
  spent?: (OrderSpend & { from: string }) | undefined
  /** Whether an address and a pay password exist. Absent if unknown. */
  ready: { address?: boolean | undefined; payPassword?: boolean | undefined }
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
  const from = `${monthOf(context.now)}-01`
  const asked = orUndefined(api.centerInfo())
  const [center, info, user, credit, spent, addresses, wallet, orders, seen, goods, coupons, account, score] =
    await Promise.all([
      loadUserCenter(api, context),
      asked,
      context.user,
      orUndefined(api.creditInfo()),
      orUndefined(api.orderSpend({ beginDate: from })),
      // Only the first steps read them, so that a buyer with orders costs no further call.
      asked.then((center) => (center?.orderCountData?.allCount === 0 ? orUndefined(api.addressList()) : undefined)),
      context.user?.then((user) => (user?.isFxs ? orUndefined(api.distributionWallet()) : undefined)),
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
      company: user?.company,
      levelName: user?.levelName,
      levelType: user?.levelType,
    },
    balance: account?.balance,
    points: score?.score,
    shop: { state: ownShop(info), shopId: info?.shopId, merchantUrl: info?.merchantUrl },
    distributor: user?.isFxs && user.cardNo ? { cardNo: user.cardNo, settled: wallet?.settledAmount } : undefined,
    credit,
    spent: spent && { ...spent, from },
    ready: { address: addresses && addresses.length > 0, payPassword: info?.isSetPassword },
    counts: info?.orderCountData,
    kept: { goods, coupons: coupons?.unUseCount },
    orders: orders?.records,
    seen: withOwnPrices(seen?.records ?? [], { memberPercent: user?.memberPercent }),
  }
}
