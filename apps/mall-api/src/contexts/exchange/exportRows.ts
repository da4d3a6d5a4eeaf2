import type { LocalisedText } from '../../core/catalogue/types.ts'
import type { Db } from '../../db/db.ts'
import type { Kind } from './forms.ts'

const SLICE = 1_000

type Exported = Record<string, string | number | null>
type Row = {
  prodId: number
  seq: number
  shop: number
  article: string
  product: string
  name: LocalisedText
  brief: LocalisedText
  brand: string
  category: string
  unit: LocalisedText
  parameters: { key: LocalisedText; value: LocalisedText }[]
  options: LocalisedText
  keywords: string[]
  price: string
  list_price: string | null
  tiers: { minQty: number; price: string }[]
  stocks: number
  min_order: number
  pack: number
  lead_days: number
  weight_kg: number | null
  picture: string
  status: number
}

/** Yields the articles of all shops in the format that `npm run import` reads, grouped by product. */
export async function* exportRows(db: Db, kind: Kind): AsyncGenerator<Exported> {
  let last = { prodId: 0, seq: -1 }
  for (;;) {
    const rows = await db.read((at) =>
      at.query<Row>(
        `
      select p.prod_id as "prodId", k.seq, p.shop_id as shop, k.party_code as article,
        coalesce((select min(i.product_key) from imported_product i where i.prod_id = p.prod_id), '#' || p.prod_id) as product, p.name, p.brief,
        b.name->>'zh' as brand, concat_ws(' > ', c1.name->>'zh', c2.name->>'zh', c3.name->>'zh') as category, p.unit, p.parameters, k.properties as options,
        to_json(p.keywords)::jsonb as keywords, k.price, k.ori_price as list_price, k.tiers, k.stocks, k.min_order_qty as min_order, k.pack_qty as pack, k.lead_days,
        k.weight_kg, k.pic as picture, case when p.off_with_shop then 1 else p.status end as status
      from sku k join product p using (prod_id) join brand b using (brand_id) join category c3 on c3.category_id = p.category_id
      left join category c2 on c2.category_id = c3.parent_id left join category c1 on c1.category_id = c2.parent_id
      where (k.prod_id, k.seq) > ($1::bigint, $2::int) order by k.prod_id, k.seq limit ${SLICE}`,
        [last.prodId, last.seq],
      ),
    )
    for (const row of rows) yield rowOf(kind, row)
    const end = rows.at(-1)
    if (!end || rows.length < SLICE) return
    last = end
  }
}

function rowOf(kind: Kind, row: Row): Exported {
  const { shop, article, price, list_price } = row
  const tiers = row.tiers.map((tier) => `${tier.minQty}:${tier.price}`).join(' ') || 'none'
  const stock = row.stocks === -1 ? 'unlimited' : row.stocks
  if (kind === 'prices') return { shop, article, price, list_price, tiers }
  if (kind === 'stock') return { shop, article, stock }
  const { product, brand, category, min_order, pack, lead_days, weight_kg, picture } = row
  return {
    shop,
    article,
    product,
    name_zh: row.name.zh,
    name_en: row.name.en,
    brief_zh: row.brief.zh,
    brief_en: row.brief.en,
    brand,
    category,
    unit_zh: row.unit.zh,
    unit_en: row.unit.en,
    parameters_zh: pairsOf(row, 'zh'),
    parameters_en: pairsOf(row, 'en'),
    options_zh: row.options.zh,
    options_en: row.options.en,
    keywords: row.keywords.join(';'),
    price,
    list_price,
    tiers,
    stock,
    min_order,
    pack,
    lead_days,
    weight_kg,
    picture,
    status: row.status === 1 ? 'on-sale' : 'delisted',
  }
}

/**
 * Returns the parameters in the format that the import reads. Separators within names and values are replaced by
 * commas.
 */
function pairsOf({ parameters }: Row, locale: 'zh' | 'en'): string {
  const bare = (text: string, marks: RegExp) => text.replaceAll(marks, ',')
  return parameters
    .map(({ key, value }) => `${bare(key[locale], /[;；:：]/g)}:${bare(value[locale], /[;；]/g)}`)
    .join(';')
}
