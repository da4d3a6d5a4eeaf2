import type { ShopInfo } from '@millwright/contract/entities'
import { isId } from '@millwright/domain/id'
import { notFound } from '../at.ts'
import type { Head, Load, Reads } from '../at.ts'
import { anId } from '../internal/reads.ts'

export type ShopInformationData = { head: Head; shop: ShopInfo }

export const reads: Reads = { sid: anId }

/** `/ShopInformation?sid`: what a shop's licence says (R2.24). */
export const load: Load<ShopInformationData> = async (api, at) => {
  const shopId = at.url.searchParams.get('sid') ?? ''
  if (!isId(shopId)) notFound()
  const shop = await api.shopInfo({ shopId })
  if (!shop) notFound()
  return { head: { title: { area: 'shop', key: 'licenceOf', values: { shop: shop.shopName } }, canonical: `/ShopInformation?sid=${shopId}` }, shop }
}
