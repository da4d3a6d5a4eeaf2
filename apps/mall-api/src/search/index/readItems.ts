import type { Both } from '../../catalogue/types.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { Item, ItemSku } from './productIndex.ts'

const BATCH = 400

type Row = Omit<Item, 'skus' | 'texts'> & { brief: Both; parameters: { value: Both }[] | null; skus: ItemSku[] | null }

const columns = `
  select prod_id as "prodId", shop_id as "shopId", brand_id as "brandId", category_id as "categoryId", status, sold_num as "soldNum", listed_at as "listedAt",
    name, to_json(keywords)::jsonb as keywords, brief, parameters, jsonb_path_query_array(cross_refs, '$[*].code') as "crossRefs",
    (select json_agg(json_build_array(sku_id, party_code, code_norm, price, stocks, attr_values) order by seq) from sku where sku.prod_id = p.prod_id)::text::json as skus
  from product p`

/** Every product, in batches. */
export async function* readItems(db: Db): AsyncGenerator<Item> {
  for (let after = 0; ;) {
    const rows = await db.query<Row>(`${columns} where prod_id > $1::bigint order by prod_id limit ${BATCH}`, [after])
    yield* rows.map(itemOf)
    if (rows.length < BATCH) return
    after = rows.at(-1)!.prodId
  }
}

export async function itemsByIds(db: Db, prodIds: readonly number[]): Promise<Item[]> {
  return (await db.query<Row>(`${columns} where prod_id = any($1::text::bigint[])`, [arrayText(prodIds)])).map(itemOf)
}

function itemOf({ brief, parameters, skus, ...row }: Row): Item {
  const said = [brief, ...(parameters ?? []).map(({ value }) => value)]
  return { ...row, skus: skus ?? [], texts: [...new Set(said.flatMap(({ zh, en }) => [zh, en]))] }
}
