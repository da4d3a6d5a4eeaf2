-- What a statement changes of many SKUs or products follows into `search` in the order of its key, not in the order in which the rows were found.
drop trigger sku_changed on sku;
create or replace function search_follows_sku() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(select distinct n.prod_id from after n join before o using (sku_id)
    where n.price is distinct from o.price or (n.stocks = 0) <> (o.stocks = 0));
begin
  if changed = '{}' then return null; end if;
  perform 1 from search where prod_id = any(changed) order by prod_id for no key update;
  update search s set price = now_is.price, in_stock = now_is.in_stock
  from (select prod_id, min(price) as price, bool_or(stocks <> 0) as in_stock from sku where prod_id = any(changed) group by prod_id) now_is
  where s.prod_id = now_is.prod_id and (s.price, s.in_stock) is distinct from (now_is.price, now_is.in_stock);
  return null;
end $$;
create trigger sku_changed after update on sku referencing old table as before new table as after for each statement execute function search_follows_sku();

drop trigger product_changed on product;
create or replace function search_follows_product() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(select n.prod_id from after n join before o using (prod_id) where (n.status, n.sold_num) is distinct from (o.status, o.sold_num));
begin
  if changed = '{}' then return null; end if;
  perform 1 from search where prod_id = any(changed) order by prod_id for no key update;
  update search s set status = n.status, sold_num = n.sold_num from after n where s.prod_id = n.prod_id and n.prod_id = any(changed);
  return null;
end $$;
create trigger product_changed after update on product referencing old table as before new table as after for each statement execute function search_follows_product();

-- A uuid names one priced order, whose submission says that it was submitted.
alter table confirm drop column used;
