import type { ProdDetail } from '@millwright/contract/catalogue/entities'
import { pictureUrl } from '@millwright/domain/link/link'
import { currency } from '@millwright/domain/money/currency'
import { compareMoney } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { productPath } from '@millwright/domain/link/productPath'
import { path } from '@millwright/domain/paths/path'
import type { LoaderContext, Head } from '../../loader.ts'
import { detailName } from './detailName.ts'

type ToldSku = { skuId: string; partyCode?: string; price: Money; stocks: number; pic?: string }

type Told = {
  skus: readonly ToldSku[]
  /** The shown SKU. `named` says whether the address names it. */
  sku: ToldSku | undefined
  named: boolean
  trail: readonly { name: string; href: string }[]
  numbers: { number: number; positiveRating?: number } | undefined
  at: LoaderContext
}

/**
 * Returns the title, the canonical address and the structured data for search engines: product, prices, rating and
 * breadcrumb.
 */
export function detailHead(detail: ProdDetail, { skus, sku, named, trail, numbers, at }: Told): Head {
  const { prodId, prodName, brief, brandName, shopName } = detail
  const partyCode = sku?.partyCode ?? detail.partyCode
  const name = detailName(detail, sku)
  const canonical = path('detail', { prodId })
  const absolute = (href: string) => new URL(href, at.url).href
  const picture = pictureUrl(sku?.pic || detail.pic, at.pictureBase)
  // If the address names a SKU, the data describes this SKU only. Otherwise it covers the prices of all SKUs.
  const told = named && sku ? [sku] : skus
  const prices = told.map(({ price }) => price).sort(compareMoney)
  const [low, high] = [prices[0], prices.at(-1)]
  const offer = {
    priceCurrency: currency().code,
    url: absolute(named && sku && skus.length > 1 ? productPath({ prodId, skuId: sku.skuId }) : canonical),
    availability: `https://schema.org/${told.some(({ stocks }) => stocks !== 0) ? 'InStock' : 'OutOfStock'}`,
    ...(shopName && { seller: { '@type': 'Organization', name: shopName } }),
  }
  const product = {
    '@type': 'Product',
    name,
    description: brief,
    mpn: partyCode,
    sku: named && sku ? sku.skuId : prodId,
    image: picture && absolute(picture),
    ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
    ...(low !== undefined && {
      offers:
        told.length > 1
          ? { '@type': 'AggregateOffer', ...offer, lowPrice: low, highPrice: high, offerCount: told.length }
          : { '@type': 'Offer', ...offer, price: low },
    }),
    ...ratingOf(numbers),
  }
  return {
    title: name,
    description: brief,
    canonical,
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [product, breadcrumb([...trail, { name: partyCode ?? prodName, href: canonical }], absolute)],
    },
  }
}

/** Returns the rating. The mall gives the percentage of good comments, not an average of stars. */
function ratingOf(numbers: Told['numbers']) {
  if (!numbers || numbers.number <= 0 || numbers.positiveRating === undefined) return undefined
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: numbers.positiveRating,
      bestRating: 100,
      worstRating: 0,
      reviewCount: numbers.number,
    },
  }
}

function breadcrumb(steps: Told['trail'], absolute: (href: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(href),
    })),
  }
}
