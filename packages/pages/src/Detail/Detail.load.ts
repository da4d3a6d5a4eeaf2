import type { Client } from '@millwright/contract/contract'
import type { Comment, ProdDetail, Sku } from '@millwright/contract/entities'
import type { CommentKind, CommentListProps } from '@millwright/commerce/CommentList'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { shownCategories } from '@millwright/domain/category'
import { pictureUrl } from '@millwright/domain/link'
import { writeListPath } from '@millwright/domain/listFilter'
import { priceSteps } from '@millwright/domain/price'
import type { PriceTier } from '@millwright/domain/price'
import { goTo, notFound } from '../at.ts'
import type { At, Head, Load } from '../at.ts'
import { quietly } from '../internal/quietly.ts'
import { slimCard } from '../internal/slimCard.ts'
import { findTrail } from '../List/findTrail.ts'
import { readRichText } from './readRichText.ts'
import type { RichNode } from './readRichText.ts'

export type DetailSku = Pick<Sku, 'skuId' | 'properties' | 'partyCode' | 'price' | 'oriPrice' | 'agreementPrice' | 'stocks' | 'minOrderQty' | 'packQty' | 'leadDays' | 'unit' | 'pic'> & {
  /** The unit price from each quantity on. */
  steps: PriceTier[]
}

export type DetailData = {
  head: Head
  product: Pick<ProdDetail, 'prodId' | 'prodName' | 'brief' | 'partyCode' | 'brandName' | 'unit' | 'shopId' | 'shopName' | 'shopType' | 'soldNum' | 'prodParameterList' | 'crossRefs'>
  skus: DetailSku[]
  /** The SKU that the address names, or the first that can be had. */
  skuId: string | undefined
  pictures: string[]
  description: RichNode[]
  documents: { name: string; href: string; kind: 'datasheet' | 'cad' | 'manual' | 'certificate' }[]
  /** Freight to the buyer's address; absent where the server does not say. */
  freight: { amount: string; free: boolean; place?: string } | undefined
  trail: { name: string; href: string }[]
  comments: Comment[]
  numbers: CommentListProps['numbers']
  kind: CommentKind
  recommended: CardProduct[]
}

const ON_SHELF = 1

/** `/detail/{prodId}?sku=&evaluate=`. Comments, recommendations and the way from the root fail alone. */
export const load: Load<DetailData> = async (api, at) => {
  const prodId = at.params.prodId
  if (!prodId) goTo('/list')
  if (!/^\d{1,19}$/.test(prodId)) notFound()
  const kind = kindOf(at.url.searchParams.get('evaluate'))
  const [detail, tree, numbers, comments, recommended] = await Promise.all([
    api.prodInfo({ prodId, addrId: 0, dvyType: 1 }),
    quietly(api.categoryInfo()), quietly(api.prodCommData({ prodId })), quietly(api.prodCommPage({ prodId, evaluate: kind, size: 10 })),
    quietly(api.recommendList({ prodId, size: 6 })),
  ])
  if (detail.status !== undefined && detail.status !== ON_SHELF) notFound()
  const skus = (detail.skuList.length ? detail.skuList : await skusOf(api, prodId)).map((sku) => slimSku(sku, detail))
  const path = [detail.primaryCategoryId, detail.secondaryCategoryId, detail.categoryId].filter((id) => id !== undefined)
  const { prodName, brief, partyCode, brandName, unit, shopId, shopName, shopType, soldNum, prodParameterList, crossRefs } = detail
  return {
    head: headOf(detail, skus, at),
    product: { prodId, prodName, brief, partyCode, brandName: brandName ?? detail.brand?.brandName, unit, shopId, shopName, shopType, soldNum, prodParameterList, crossRefs },
    skus,
    skuId: (skus.find(({ skuId }) => skuId === at.url.searchParams.get('sku')) ?? skus.find(({ stocks }) => stocks !== 0) ?? skus[0])?.skuId,
    pictures: [...new Set([detail.pic, ...(detail.imgs?.split(',') ?? [])].map((picture) => picture.trim()).filter(Boolean))].slice(0, 10),
    description: readRichText(detail.content),
    documents: detail.documents.flatMap(({ name, url, kind: documentKind }) => {
      const href = pictureUrl(url, at.pictureBase)
      return href ? [{ name, href, kind: documentKind }] : []
    }),
    freight: freightOf(detail),
    trail: findTrail(shownCategories(tree ?? []), path).map(({ categoryName }, index) => ({ name: categoryName, href: writeListPath({ categoryPath: path.slice(0, index + 1) }) })),
    comments: comments?.records ?? [],
    numbers, kind,
    recommended: (recommended?.records ?? []).filter((other) => other.prodId !== prodId).map(slimCard),
  }
}

function skusOf(api: Client, prodId: string): Promise<Sku[]> {
  return api.skuList({ prodId })
}

function slimSku(sku: Sku, product: ProdDetail): DetailSku {
  const { skuId, properties, partyCode, price, oriPrice, agreementPrice, stocks, minOrderQty, packQty, leadDays, unit, pic } = sku
  return { skuId, properties, partyCode: partyCode ?? product.partyCode, price, oriPrice, agreementPrice, stocks, minOrderQty, packQty, leadDays, unit: unit ?? product.unit, pic, steps: priceSteps(sku) }
}

function kindOf(evaluate: string | null): CommentKind {
  const kind = Number(evaluate ?? -1)
  return kind === 0 || kind === 1 || kind === 2 || kind === 3 ? kind : -1
}

function freightOf({ userDeliveryInfo: info }: ProdDetail): DetailData['freight'] {
  if (!info) return undefined
  const address = info.userAddr
  const place = address && [address.province, address.city, address.area].filter(Boolean).join(' ')
  return { amount: info.totalTransFee, free: Number(info.totalTransFee) === 0, ...(place && { place }) }
}

function headOf(detail: ProdDetail, skus: readonly DetailSku[], at: At): Head {
  const { prodId, prodName, partyCode, brief, brandName } = detail
  const name = partyCode ? `${partyCode} ${prodName}` : prodName
  const canonical = `/detail/${prodId}`
  const picture = pictureUrl(detail.pic, at.pictureBase)
  return {
    title: name, description: brief, canonical,
    jsonLd: {
      '@context': 'https://schema.org', '@type': 'Product', name, description: brief, mpn: partyCode, sku: prodId, image: picture && new URL(picture, at.url).href,
      ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
      offers: skus.map(({ price, partyCode: mpn, stocks }) => ({
        '@type': 'Offer', priceCurrency: 'CNY', price, mpn, url: new URL(canonical, at.url).href,
        availability: `https://schema.org/${stocks === 0 ? 'OutOfStock' : 'InStock'}`,
      })),
    },
  }
}
