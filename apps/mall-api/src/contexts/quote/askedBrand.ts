/** The SQL condition that the words of the inquiry item `t` name the brand `b`: an English name as whole words. */
const namedSql = `t.name <> '' and (position(b.name->>'zh' in t.name) > 0
  or position(' ' || lower(b.name->>'en') || ' ' in ' ' || lower(regexp_replace(t.name, '[^[:alnum:]]+', ' ', 'g')) || ' ') > 0)`

/** Brands that the words of the inquiry item `t` name, otherwise the brand of its product. The language is `locale`. */
export const askedBrandSql = (locale: string): string => `coalesce(
  (select string_agg(b.name->>${locale}, ' / ' order by b.brand_id) from brand b where ${namedSql}),
  (select b.name->>${locale} from product a join brand b using (brand_id) where a.prod_id = t.prod_id))`

/** Whether the product `p` has another brand than the inquiry item `t` asks for. False if the item asks for no brand. */
export const otherBrandSql = `case when exists (select 1 from brand b where ${namedSql})
    then not exists (select 1 from brand b where b.brand_id = p.brand_id and ${namedSql})
    else coalesce(p.brand_id <> (select a.brand_id from product a where a.prod_id = t.prod_id), false) end`
