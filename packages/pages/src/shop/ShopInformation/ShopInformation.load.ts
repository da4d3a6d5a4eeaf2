import type { ShopInfo } from '@millwright/contract/shop/entities'
import { path } from '@millwright/domain/paths/path'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { id } from '../../searchParams.ts'

export type ShopInformationData = { head: Head; shop: ShopInfo }

export const searchParams = { sid: id }

/** Loads `/ShopInformation?sid`: the data of a shop's licence. */
export const load: Loader<ShopInformationData, typeof searchParams> = async (api, context) => {
  const { sid: shopId } = context.query
  if (!shopId) missing({ unnamed: 'shop' })
  const shop = await api.shopInfo({ shopId })
  if (!shop) missing({ unknown: 'shop' })
  return {
    head: {
      title: { namespace: 'shop', key: 'licenceOf', values: { shop: shop.shopName } },
      canonical: path('ShopInformation', { sid: shopId }),
    },
    shop,
  }
}
