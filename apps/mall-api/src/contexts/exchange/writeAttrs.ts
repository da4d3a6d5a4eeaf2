import { readProperties } from '@millwright/domain/product/skuMatrix'
import type { LocalisedText } from '../../core/catalogue/types.ts'
import { IMPORTED_VALUES } from '../../core/catalogue/importedValues.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { findAttrs, numberOf } from './findAttrs.ts'
import type { NamedAttr, Pair } from './findAttrs.ts'

/** The maximum length of a facet value. A longer value is only part of the product's text. */
const VALUE_MAX = 60

type Sku = { skuId: number; parameters: { key: LocalisedText; value: LocalisedText }[]; properties: LocalisedText }
type Chosen = { attr: NamedAttr; value: LocalisedText }

/**
 * Writes the attribute values of SKUs, which both search engines read, from the products' parameters and the SKUs'
 * options. A SKU keeps its values of other attributes, unless an import gave them.
 */
export async function writeAttrs(tx: Db, prodIds: readonly number[], create: boolean): Promise<void> {
  if (!prodIds.length) return
  const skus = await tx.query<Sku>(
    `select k.sku_id as "skuId", p.parameters, k.properties from sku k join product p using (prod_id)
    where p.prod_id = any($1::text::bigint[])`,
    [arrayText(prodIds)],
  )
  const named = skus.map((sku) => ({ skuId: sku.skuId, pairs: pairsOf(sku) }))
  const attrs = await findAttrs(
    tx,
    named.flatMap(({ pairs }) => pairs),
    create,
  )
  const chosen = named.map(({ skuId, pairs }) => ({
    skuId,
    values: pairs.flatMap(({ name, value }) => {
      const attr = attrs.get(name.zh)
      return attr ? [{ attr, value }] : []
    }),
  }))
  const ids = await findValues(
    tx,
    chosen.flatMap(({ values }) => values),
  )
  await tx.query(
    `
    update sku k set attr_values = given.ids
    from (
      select r.sku_id, array(
        select v.attr_value_id from attr_value v where v.attr_value_id = any(s.attr_values) and v.attr_value_id < ${IMPORTED_VALUES}
          and v.attr_id <> all(array(select n.attr_id from attr_value n where n.attr_value_id = any(r.ids)))
        union select unnest(r.ids) order by 1) as ids
      from jsonb_to_recordset($1::text::jsonb) as r (sku_id bigint, ids bigint[]) join sku s using (sku_id)) given
    where k.sku_id = given.sku_id and k.attr_values is distinct from given.ids`,
    [
      JSON.stringify(
        chosen.map(({ skuId, values }) => ({ sku_id: skuId, ids: values.flatMap((one) => ids.get(keyOf(one)) ?? []) })),
      ),
    ],
  )
}

function pairsOf({ parameters, properties }: Sku): Pair[] {
  const english = readProperties(properties.en)
  const options = readProperties(properties.zh).map(({ name, value }, at) => ({
    name: { zh: name, en: english[at]?.name || name },
    value: { zh: value, en: english[at]?.value || value },
  }))
  return [...parameters.map(({ key, value }) => ({ name: key, value })), ...options].filter(
    ({ name, value }) => name.zh && value.zh && value.zh.length <= VALUE_MAX && value.en.length <= VALUE_MAX,
  )
}

const keyOf = ({ attr, value }: Chosen) => `${attr.attrId} ${bare(value.zh)}`
/** Removes spaces and case, because `25 mm` and `25mm` are one value. */
const bare = (text: string) => text.replaceAll(' ', '').toLowerCase()

/** Finds values by their text in either language, and creates the missing ones. */
async function findValues(tx: Db, chosen: readonly Chosen[]): Promise<Map<string, number>> {
  const byKey = new Map(chosen.map((one) => [keyOf(one), one]))
  const found = new Map<string, number>()
  const asked = [...byKey].map(([key, { attr, value }]) => ({
    key,
    attr_id: attr.attrId,
    zh: bare(value.zh),
    en: bare(value.en),
  }))
  const known = await tx.query<{ key: string; id: number }>(
    `
    with asked as (select * from jsonb_to_recordset($1::text::jsonb) as r (key text, attr_id bigint, zh text, en text))
    select a.key, v.attr_value_id as id from asked a join attr_value v on v.attr_id = a.attr_id and lower(replace(v.value->>'zh', ' ', '')) = a.zh
    union all
    select a.key, v.attr_value_id from asked a join attr_value v on v.attr_id = a.attr_id and lower(replace(v.value->>'en', ' ', '')) = a.en
    order by id desc`,
    [JSON.stringify(asked)],
  )
  for (const { key, id } of known) found.set(key, id)
  const missing = [...byKey].filter(([key]) => !found.has(key))
  if (!missing.length) return found
  const created = await tx.query<{ key: string; id: number }>(
    `
    with fresh as (select key, attr_id, value, number, nextval('imported_attr_value_id') as id
        from jsonb_to_recordset($1::text::jsonb) as r (key text, attr_id bigint, value jsonb, number double precision)),
      written as (insert into attr_value (attr_value_id, attr_id, value, number) select id, attr_id, value, number from fresh)
    select key, id from fresh`,
    [
      JSON.stringify(
        missing.map(([key, { attr, value }]) => ({
          key,
          attr_id: attr.attrId,
          value,
          number: numberOf(value.zh, attr),
        })),
      ),
    ],
  )
  for (const { key, id } of created) found.set(key, id)
  return found
}
