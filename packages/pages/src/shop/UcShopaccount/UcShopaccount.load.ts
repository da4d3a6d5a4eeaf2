import { safeHref } from '@millwright/domain/link/link'
import { path } from '@millwright/domain/paths/path'
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
  /** The account's number, masked: where a code is sent. */
  mobile: string
}

/** The merchant's account of somebody whose shop is open. */
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
  }
}
