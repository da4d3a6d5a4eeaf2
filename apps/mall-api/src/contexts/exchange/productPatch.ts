import type { LocalisedText } from '../../core/catalogue/types.ts'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { normaliseModel } from '../../core/search/tokens.ts'
import type { ProductRow } from './forms.ts'

type Both = Partial<LocalisedText>

/** The values of a row for its product. The value of a missing or empty cell is undefined. */
export type ProductPatch = {
  brandId?: number | undefined
  categoryId?: number | undefined
  name?: Both | undefined
  brief?: Both | undefined
  unit?: Both | undefined
  parameters?: { key: LocalisedText; value: LocalisedText }[] | undefined
  keywords?: string[] | undefined
  pic?: string | undefined
  status?: 0 | 1 | undefined
}

export function productPatch(
  row: ProductRow,
  ids: { brandId: number | undefined; categoryId: number | undefined },
): ProductPatch {
  return {
    ...ids,
    name: both(row.name_zh, row.name_en),
    brief: both(row.brief_zh, row.brief_en),
    unit: both(row.unit_zh, row.unit_en),
    parameters: parametersOf(row),
    keywords: row.keywords
      ?.split(/[;；]/)
      .map((word) => word.trim())
      .filter(Boolean),
    pic: row.picture,
    status: row.status,
  }
}

/** Returns the values of a row for its SKU, by the columns of the table. */
export function skuPatch(row: ProductRow) {
  const options = row.options_zh ?? row.options_en
  return {
    party_code: row.article,
    code_norm: normaliseModel(row.article),
    properties: options === undefined ? undefined : { zh: row.options_zh ?? options, en: row.options_en ?? options },
    price: row.price,
    ori_price: row.list_price,
    tiers: row.tiers,
    stocks: row.stock,
    min_order_qty: row.min_order,
    pack_qty: row.pack,
    lead_days: row.lead_days,
    weight_kg: row.weight_kg,
    pic: row.picture,
  }
}

/** Returns a patch with a later patch applied. The picture of the first article that has a picture is kept. */
export function mergePatches(former: ProductPatch, later: ProductPatch): ProductPatch {
  const given = Object.fromEntries(Object.entries(later).filter(([, value]) => value !== undefined))
  return { ...former, ...given, pic: former.pic ?? later.pic }
}

function both(zh: string | undefined, en: string | undefined): Both | undefined {
  if (zh === undefined && en === undefined) return undefined
  return { ...(zh !== undefined && { zh }), ...(en !== undefined && { en }) }
}

function parametersOf({ parameters_zh, parameters_en }: ProductRow): ProductPatch['parameters'] {
  const text = parameters_zh ?? parameters_en
  if (text === undefined) return undefined
  const english = readProperties(parameters_en ?? text)
  return readProperties(parameters_zh ?? text).map(({ name, value }, at) => ({
    key: { zh: name, en: english[at]?.name ?? name },
    value: { zh: value, en: english[at]?.value ?? value },
  }))
}
