import type { LocalisedText } from '../../catalogue/types.ts'
import { arrayText } from '../../../db/db.ts'
import type { Db } from '../../../db/db.ts'
import type { Item, ItemSku } from './item.ts'

const BATCH = 500

type Row = Omit<Item, 'skus' | 'texts' | 'name' | 'keywords' | 'crossRefs'> &
  Record<'name' | 'brief' | 'parameters' | 'crossRefs', string> & { keywords: string; skus: string | null }

// A million rows sent as JSON, or one by one, take three times as long as one text per product.
const columns = `
  select prod_id as "prodId", shop_id as "shopId", brand_id as "brandId", category_id as "categoryId", status, sold_num as "soldNum", comment_num as "commentNum", listed_at as "listedAt",
    name::text, to_json(keywords)::text as keywords, brief::text, jsonb_path_query_array(parameters, '$[*].value')::text as parameters,
    jsonb_path_query_array(cross_refs, '$[*].code')::text as "crossRefs",
    (select string_agg(concat_ws(chr(31), sku_id, party_code, code_norm, price, stocks, attr_values), chr(30))
      from (select * from sku where sku.prod_id = p.prod_id order by seq) k) as skus
  from product p`

/** Yields every product in batches. The next batch is fetched while the current one is used. */
export async function* readItems(db: Db): AsyncGenerator<Item> {
  const batch = (after: number) =>
    db.query<Row>(`${columns} where prod_id > $1::bigint order by prod_id limit ${BATCH}`, [after])
  for (let rows = await batch(0); rows.length;) {
    const next = rows.length < BATCH ? [] : batch(rows.at(-1)!.prodId)
    for (const row of rows) yield itemOf(row)
    rows = await next
  }
}

export async function itemsByIds(db: Db, prodIds: readonly number[]): Promise<Item[]> {
  return (await db.query<Row>(`${columns} where prod_id = any($1::text::bigint[])`, [arrayText(prodIds)])).map(itemOf)
}

function itemOf({ name, keywords, brief, parameters, crossRefs, skus, ...row }: Row): Item {
  const said = [JSON.parse(brief), ...(JSON.parse(parameters) as LocalisedText[])] as LocalisedText[]
  return {
    ...row,
    name: JSON.parse(name),
    keywords: JSON.parse(keywords),
    crossRefs: JSON.parse(crossRefs),
    texts: [...new Set(said.flatMap(({ zh, en }) => [zh, en]))],
    skus: skus ? skus.split('\x1e').map(skuOf) : [],
  }
}

function skuOf(text: string): ItemSku {
  const [skuId, code = '', norm = '', price, stocks, values = '{}'] = text.split('\x1f')
  return [
    Number(skuId),
    code,
    norm,
    Number(price),
    Number(stocks),
    values.length > 2 ? values.slice(1, -1).split(',').map(Number) : [],
  ]
}
