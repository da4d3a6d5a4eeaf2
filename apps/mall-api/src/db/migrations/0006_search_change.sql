-- Search runs on an index in the process that is made of these tables and hears of every change of them (ADR 19); what only the former index needed goes.
alter table product add column keywords text[] not null default '{}';
drop index search_tokens;
alter table search drop column tokens, drop column models, drop column names;
alter table sku drop column said;

-- `whole`: more than price, stock and shelf. prod_id 0: names, classes, attributes. Rows are for those who listen now; after an hour they go.
create table search_change (
  xact xid8 not null default pg_current_xact_id(), prod_id bigint not null, whole boolean not null, at timestamptz not null default now()
);
create index on search_change (xact);

create function search_hears_all() returns trigger language plpgsql as $$
begin
  execute format('insert into search_change (prod_id, whole) select distinct %s, true from changed', case when tg_argv[0] = 'named' then '0' else 'prod_id' end);
  return null;
end $$;
create function search_hears_skus() returns trigger language plpgsql as $$
begin
  insert into search_change (prod_id, whole)
  select n.prod_id, bool_or((n.prod_id, n.seq, n.party_code, n.attr_values) is distinct from (o.prod_id, o.seq, o.party_code, o.attr_values))
  from after n join before o using (sku_id)
  where (n.prod_id, n.seq, n.party_code, n.attr_values, n.price, n.stocks) is distinct from (o.prod_id, o.seq, o.party_code, o.attr_values, o.price, o.stocks)
  group by n.prod_id;
  return null;
end $$;
create function search_hears_products() returns trigger language plpgsql as $$
begin
  insert into search_change (prod_id, whole)
  select n.prod_id, (n.shop_id, n.brand_id, n.category_id, n.name, n.brief, n.keywords, n.parameters, n.cross_refs, n.listed_at)
    is distinct from (o.shop_id, o.brand_id, o.category_id, o.name, o.brief, o.keywords, o.parameters, o.cross_refs, o.listed_at)
  from after n join before o using (prod_id)
  where (n.shop_id, n.brand_id, n.category_id, n.name, n.brief, n.keywords, n.parameters, n.cross_refs, n.listed_at, n.status, n.sold_num)
    is distinct from (o.shop_id, o.brand_id, o.category_id, o.name, o.brief, o.keywords, o.parameters, o.cross_refs, o.listed_at, o.status, o.sold_num);
  return null;
end $$;

create trigger sku_heard after update on sku referencing old table as before new table as after for each statement execute function search_hears_skus();
create trigger sku_added after insert on sku referencing new table as changed for each statement execute function search_hears_all();
create trigger sku_gone after delete on sku referencing old table as changed for each statement execute function search_hears_all();
create trigger product_heard after update on product referencing old table as before new table as after for each statement execute function search_hears_products();
create trigger product_added after insert on product referencing new table as changed for each statement execute function search_hears_all();
create trigger product_gone after delete on product referencing old table as changed for each statement execute function search_hears_all();
do $$
declare named text; did text;
begin
  foreach named in array array['category', 'brand', 'attr', 'attr_value'] loop
    foreach did in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %1$s_heard_%2$s after %2$s on %1$s referencing %3$s table as changed for each statement execute function search_hears_all(''named'')',
        named, did, case did when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end $$;
