import { isId } from '@millwright/domain/id'
import { listSorts } from '@millwright/domain/list/listFilter'
import type { ListSort } from '@millwright/domain/list/listFilter'
import { readKeyword } from '@millwright/domain/account/validation'
import { path } from '@millwright/domain/paths/path'

/** The state of a shop page. Each state has one address. */
export type ShopAddress = { shopId: string; categoryId?: string; keyword?: string; sort: ListSort; page: number }

const KEYWORD_LIMIT = 200

/**
 * Reads `?sid[&cid][&pn][&sort][&page]`. Invalid parts are omitted. Returns undefined without a shop or with an invalid
 * category id.
 */
export function readShopAddress(query: URLSearchParams): ShopAddress | undefined {
  const shopId = query.get('sid') ?? ''
  if (!isId(shopId)) return undefined
  const categoryId = query.get('cid') || '0'
  if (!isId(categoryId)) return undefined
  const keyword = readKeyword(query.get('pn') ?? '')
    ?.slice(0, KEYWORD_LIMIT)
    .toWellFormed()
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return {
    shopId,
    ...(categoryId !== '0' && { categoryId }),
    ...(keyword && { keyword }),
    sort: listSorts.find((sort) => sort === query.get('sort')) ?? 'default',
    page,
  }
}

export function writeShopAddress({
  shopId,
  categoryId,
  keyword,
  sort = 'default',
  page = 1,
}: Partial<ShopAddress> & { shopId: string }): string {
  const query = new URLSearchParams({ sid: shopId })
  if (categoryId) query.set('cid', categoryId)
  if (keyword) query.set('pn', keyword)
  if (sort !== 'default') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return path('shopIndex', query)
}

/** Whether the address narrows the products. Otherwise the whole front is shown. */
export function isNarrowed({ categoryId, keyword, sort, page }: ShopAddress): boolean {
  return categoryId !== undefined || keyword !== undefined || sort !== 'default' || page > 1
}
