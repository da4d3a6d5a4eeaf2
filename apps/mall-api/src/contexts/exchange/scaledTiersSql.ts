/** SQL: the quantity prices of the SKU `k`, scaled to another price as in the seller console. */
export function scaledTiersSql(k: string, price: string): string {
  return `case when ${k}.price = 0 then '[]' when ${k}.price = ${price} then ${k}.tiers else coalesce((
    select jsonb_agg(t || jsonb_build_object('price', round((t->>'price')::numeric * ${price} / ${k}.price, 2)::text) order by (t->>'minQty')::int)
    from jsonb_array_elements(${k}.tiers) t), '[]') end`
}
