import type { Locale } from '@millwright/domain/locale'
import { mustBeEqual, substituteReasons } from '@millwright/domain/product/substitute'
import type { Fact, SubstituteReason } from '@millwright/domain/product/substitute'
import type { MatchSign } from '@millwright/contract/quick-order/entities'
import type { ReadDb } from '../../db/db.ts'
import { arrayText } from '../../db/db.ts'
import { hasPiecesSql } from '../stock/stockSql.ts'

/** A fact with its words in the buyer's language. */
type NamedFact = Fact & { valueId: number; name: string; said: string; unit: string | null }
export type Substitute = { skuId: number; signs: Sign[] }
type Sign = Partial<MatchSign> & Pick<MatchSign, 'kind'>

/** The substitutes of a SKU. */
const SUBSTITUTES_LIMIT = 3
/** The asked SKUs for which substitutes are looked up in one call. A list with more lines out of stock is rare. */
const ASKED_MOST = 20
/** The SKUs with equal dimensions whose ratings are compared. */
const LOOKED_AT = 24

const factsSql = (
  sku: string,
) => `(select coalesce(jsonb_agg(jsonb_build_object('valueId', v.attr_value_id, 'key', a.name->>'en', 'name', a.name->>$2,
  'unit', a.unit, 'number', v.number, 'value', v.value->>'en', 'said', v.value->>$2) order by a.seq), '[]'::jsonb)
  from attr_value v join attr a using (attr_id) where v.attr_value_id = any(${sku}.attr_values))`

/**
 * Returns, by SKU id, up to three SKUs that may stand for it and are not sold out: those of the same interchange, which
 * the catalogue says to be the same part, and listed SKUs of the same category with the same connecting dimensions and
 * at least the same ratings (`substituteReasons`). The same interchange comes first, then the quantity in stock, then
 * the price. Works for delisted SKUs too.
 */
export async function substitutesOf(
  db: ReadDb,
  asked: readonly { skuId: number; quantity: number }[],
  locale: Locale,
): Promise<Map<number, Substitute[]>> {
  const wanted = [...new Map(asked.map((one) => [one.skuId, one])).values()].slice(0, ASKED_MOST)
  if (!wanted.length) return new Map()
  const known = await db.query<{
    skuId: number
    partyCode: string
    categoryId: number
    family: string
    facts: NamedFact[]
  }>(
    `select k.sku_id as "skuId", k.party_code as "partyCode", c.category_id as "categoryId", c.name->>'en' as family, ${factsSql('k')} as facts
    from sku k join product p using (prod_id) join category c using (category_id) where k.sku_id = any($1::text::bigint[])`,
    [arrayText(wanted.map(({ skuId }) => skuId)), locale],
  )
  const asks = known.map(({ skuId, categoryId, family, facts }) => {
    const equal = facts.filter(({ key }) => mustBeEqual(family, key)).map(({ valueId }) => valueId)
    const quantity = wanted.find((one) => one.skuId === skuId)!.quantity
    return { skuId, categoryId, quantity, equal }
  })
  if (!asks.length) return new Map()
  const rows = await db.query<{
    forSkuId: number
    skuId: number
    facts: NamedFact[]
    enough: boolean
    exchanged: boolean
  }>(
    `select w."skuId" as "forSkuId", o.sku_id as "skuId", ${factsSql('o')} as facts, o.enough, o.exchanged
    from jsonb_to_recordset($1::text::jsonb) as w ("skuId" bigint, "categoryId" bigint, quantity int, equal jsonb)
    join sku mine on mine.sku_id = w."skuId"
    cross join lateral (
      select k.*, ${hasPiecesSql('k', 'w.quantity')} as enough, coalesce(k.interchange = mine.interchange, false) as exchanged
      from (
        select k.sku_id from sku k where k.interchange = mine.interchange
        union
        select k.sku_id from product p join sku k using (prod_id) where p.category_id = w."categoryId" and p.status = 1 and jsonb_array_length(w.equal) > 0
          and k.attr_values @> array(select jsonb_array_elements_text(w.equal)::bigint)
      ) fit join sku k using (sku_id) join product p using (prod_id)
      where p.status = 1 and k.sku_id <> w."skuId" and k.stocks <> 0
      order by exchanged desc, enough desc, k.price, k.sku_id limit ${LOOKED_AT}
    ) o order by w."skuId", o.exchanged desc, o.enough desc, o.price, o.sku_id`,
    [JSON.stringify(asks), locale],
  )
  const found = new Map<number, Substitute[]>()
  for (const row of rows) {
    const own = found.get(row.forSkuId) ?? []
    const { family, facts, partyCode } = known.find(({ skuId }) => skuId === row.forSkuId)!
    if (own.length === SUBSTITUTES_LIMIT) continue
    const reasons = substituteReasons(family, facts, row.facts) ?? (row.exchanged ? [] : undefined)
    if (reasons) found.set(row.forSkuId, [...own, { skuId: row.skuId, signs: signsOf(partyCode, reasons, row.enough) }])
  }
  return found
}

/** Returns the reasons for a substitute as signs of a candidate. */
function signsOf(partyCode: string, reasons: readonly SubstituteReason<NamedFact>[], isEnough: boolean): Sign[] {
  return [
    { kind: 'interchange', asked: partyCode },
    ...reasons.map((reason): Sign => {
      if (reason.kind === 'size') return { kind: 'dimensions', value: sizeText(reason.facts) }
      const { kind, offered, asked } = reason
      return { kind, name: offered.name, value: offered.said, asked: asked.said }
    }),
    ...(isEnough ? [{ kind: 'inStock' as const }] : []),
  ]
}

/** Writes sizes in one line: `25 × 52 × 15 mm`, `M8 × 30 mm`. */
function sizeText(facts: readonly NamedFact[]): string {
  const inMm = facts.filter(({ unit, number }) => unit === 'mm' && number !== undefined && number !== null)
  const words = facts.filter((fact) => !inMm.includes(fact)).map(({ said }) => said)
  const length = inMm.length ? `${inMm.map(({ number }) => number).join(' × ')} mm` : ''
  return [...words, length].filter(Boolean).join(' × ')
}
