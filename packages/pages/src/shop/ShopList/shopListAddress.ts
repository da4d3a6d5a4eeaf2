import { path } from '@millwright/domain/paths/path'

/** The state of a shop list. Each state has one address. */
export type ShopListQuery = {
  shopName?: string | undefined
  kind?: 'own' | 'preferred' | undefined
  city?: string | undefined
  category?: string | undefined
  page?: number | undefined
}

export function writeShopList({ shopName, kind, city, category, page = 1 }: ShopListQuery): string {
  const query = new URLSearchParams()
  if (shopName) query.set('shopName', shopName)
  if (kind) query.set('kind', kind)
  if (city) query.set('city', city)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  const text = String(query)
  return text ? `${path('shopList')}?${text}` : path('shopList')
}
