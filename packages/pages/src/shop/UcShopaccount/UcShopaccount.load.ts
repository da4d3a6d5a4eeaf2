import type { OwnShopInfo } from '@millwright/contract/shop/application'
import { safeHref } from '@millwright/domain/link/link'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'

export type UcShopaccountData = {
  center: UserCenter
  account: string
  shop: { shopId: string; shopName?: string | undefined }
  hasStorePassword: boolean
  passwordTime?: number | undefined
  merchantUrl?: string | undefined
  /** The account's phone number, masked: the target of the code. */
  mobile: string
  licence: {
    /** The path of the licence on file. */
    file?: string | undefined
    /** The last day of the licence on file: `2030-06-30`. */
    until?: string | undefined
    renewal?: OwnShopInfo['renewal']
    /** Why the mall took the shop offline. */
    offlineReason?: string | undefined
    /** Today in China. */
    today: string
  }
}

/** Loads the merchant account of a buyer with an open shop. */
export const load: Loader<UcShopaccountData & { head: Head }> = async (api, context) => {
  const [center, own, user] = await Promise.all([loadUserCenter(api, context), api.ownShop({}), context.user])
  const { account, shopId, sent, hasStorePassword, passwordTime, merchantUrl } = own
  if (!account || !shopId) missing({ right: 'ownShop' })
  return {
    head: { title: { namespace: 'ucShopaccount', key: 'title' }, noindex: true, canonical: path('uc-shopaccount') },
    center,
    account,
    shop: { shopId, shopName: sent?.shopName },
    hasStorePassword,
    passwordTime,
    merchantUrl: safeHref(merchantUrl ?? ''),
    mobile: user?.userMobile ?? '',
    licence: {
      file: sent?.businessLicense || undefined,
      until: own.licenceUntil,
      renewal: own.renewal,
      offlineReason: own.offlineReason,
      today: writeServerTime(context.now).slice(0, 10),
    },
  }
}
