import type { ProdDetail, Sku } from '@millwright/contract/catalogue/entities'
import { isId } from '@millwright/domain/id'
import { productPath } from '@millwright/domain/link/productPath'
import { path } from '@millwright/domain/paths/path'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { id } from '../../searchParams.ts'

export type DatasheetData = {
  head: Head
  product: Pick<
    ProdDetail,
    'prodId' | 'prodName' | 'brief' | 'partyCode' | 'brandName' | 'shopName' | 'pic' | 'prodParameterList' | 'crossRefs'
  >
  sizes: Pick<Sku, 'skuId' | 'partyCode' | 'properties' | 'weight'>[]
  /** The SKU of the sheet. Absent if the sheet lists all. */
  skuId: string | undefined
  /** The address of the product detail page, for the printed QR code. */
  url: string
  /** The print date, `2026-11-21`. */
  date: string
}

const DAY_IN_CHINA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

export const searchParams = { sku: id }

/** Loads `/datasheet/{prodId}?sku=`: the datasheet of a product, or of one SKU. */
export const load: Loader<DatasheetData, typeof searchParams> = async (api, context) => {
  const { prodId } = context.params
  if (prodId === undefined) missing({ unnamed: 'product' })
  if (!isId(prodId)) missing({ unknown: 'product' })
  const detail = await orNotFound(api.prodInfo({ prodId, addrId: 0, dvyType: 1 }), 'product', 'A01000')
  if (detail.status !== undefined && detail.status !== 1) missing({ unknown: 'product' })
  const { prodName, brief, partyCode, brandName, brand, shopName, pic, prodParameterList, crossRefs } = detail
  const skus = detail.skuList.length ? detail.skuList : await api.skuList({ prodId })
  const sku = skus.find(({ skuId }) => skuId === context.query.sku) ?? (skus.length === 1 ? skus[0] : undefined)
  return {
    head: {
      title: {
        namespace: 'datasheet',
        key: 'title',
        values: { name: (sku && (sku.partyCode ?? partyCode)) || prodName },
      },
      description: brief,
      canonical: path('detail', { prodId }),
      noindex: true,
    },
    product: {
      prodId,
      prodName,
      brief,
      partyCode,
      brandName: brandName ?? brand?.brandName,
      shopName,
      pic: sku?.pic || pic,
      prodParameterList,
      crossRefs,
    },
    sizes: skus.map((sku) => ({
      skuId: sku.skuId,
      partyCode: sku.partyCode,
      properties: sku.properties,
      weight: sku.weight,
    })),
    skuId: sku?.skuId,
    url: new URL(productPath({ prodId, skuId: skus.length > 1 ? sku?.skuId : undefined }), context.url).href,
    date: DAY_IN_CHINA.format(context.now),
  }
}
