-- What was read of a product is kept until it changes: so whatever changes is heard, not only what a search reads.
create or replace function search_hears_skus() returns trigger language plpgsql as $$
begin
  insert into search_change (prod_id, whole)
  select n.prod_id, bool_or((n.prod_id, n.seq, n.party_code, n.attr_values) is distinct from (o.prod_id, o.seq, o.party_code, o.attr_values))
  from after n join before o using (sku_id) where n is distinct from o group by n.prod_id;
  return null;
end $$;
create or replace function search_hears_products() returns trigger language plpgsql as $$
begin
  insert into search_change (prod_id, whole)
  select n.prod_id, (n.shop_id, n.brand_id, n.category_id, n.name, n.brief, n.keywords, n.parameters, n.cross_refs, n.listed_at)
    is distinct from (o.shop_id, o.brand_id, o.category_id, o.name, o.brief, o.keywords, o.parameters, o.cross_refs, o.listed_at)
  from after n join before o using (prod_id) where n is distinct from o;
  return null;
end $$;
create trigger shop_heard after update on shop referencing new table as changed for each statement execute function search_hears_all('named');
