import type { LocalisedText } from '../../catalogue/types.ts'
import type { Db } from '../../../db/db.ts'
import type { Dictionary } from '../index/dictionary.ts'
import { CatalogueWords } from '../index/lexiconOf.ts'
import type { Lexicon } from '../interpretQuery/lexicon.ts'

const BATCH = 2_000

/** Reads the vocabulary of the catalogue from the database, without holding the products. */
export async function readCatalogueWords(db: Db, dictionary: Dictionary): Promise<Lexicon> {
  const words = new CatalogueWords()
  type Row = { prodId: number; categoryId: number; name: LocalisedText; keywords: string[] }
  const batch = (after: number) =>
    db.query<Row>(
      `select prod_id as "prodId", category_id as "categoryId", name, to_json(keywords)::jsonb as keywords
      from product where prod_id > $1::bigint order by prod_id limit ${BATCH}`,
      [after],
    )
  for (let rows = await batch(0); rows.length; rows = await batch(rows.at(-1)!.prodId))
    for (const { categoryId, name, keywords } of rows) words.read(categoryId, [name.zh, name.en, ...keywords])
  const values = await db.query<{ categoryId: number; valueId: number }>(
    `select distinct p.category_id as "categoryId", v.id as "valueId"
    from sku k join product p using (prod_id), unnest(k.attr_values) v(id)`,
  )
  const valuesOf = new Map<number, Set<number>>()
  for (const { categoryId, valueId } of values)
    valuesOf.set(categoryId, (valuesOf.get(categoryId) ?? new Set()).add(valueId))
  return words.lexicon(dictionary, valuesOf)
}
