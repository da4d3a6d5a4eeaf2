-- Names that people read are jsonb {"zh": …, "en": …}; moments are epoch milliseconds; money is numeric.
create table setting (key text primary key, value jsonb not null);

create table shop (
  shop_id bigint primary key, name jsonb not null, intro jsonb not null, shop_type int not null, city jsonb not null, phone text not null,
  freight_base numeric(14, 2) not null, freight_free_from numeric(14, 2) not null, excluded_provinces bigint[] not null default '{}'
);

create table category (
  category_id bigint primary key, parent_id bigint not null, grade int not null, seq int not null, name jsonb not null, status int not null, icon text
);
create index on category (parent_id, seq);

create table brand (brand_id bigint primary key, name jsonb not null);
create table attr (attr_id bigint primary key, seq int not null, name jsonb not null, unit text);
create table attr_value (attr_value_id bigint primary key, attr_id bigint not null references attr, value jsonb not null, number double precision);

create table product (
  prod_id bigint primary key, shop_id bigint not null references shop, brand_id bigint not null references brand,
  category_id bigint not null references category, name jsonb not null, brief jsonb not null, content jsonb not null, unit jsonb not null,
  status int not null, sold_num int not null default 0, listed_at bigint not null, parameters jsonb not null, cross_refs jsonb not null, pic text not null,
  comment_num int not null default 0, positive_rating int
);
create index on product (category_id);

-- stocks -1 is unlimited; said is what distinguishes this SKU, in both languages, as searches spell it.
create table sku (
  sku_id bigint primary key, prod_id bigint not null references product, seq int not null, party_code text not null, code_norm text not null,
  properties jsonb not null, price numeric(14, 2) not null check (price >= 0), ori_price numeric(14, 2), tiers jsonb not null,
  stocks int not null check (stocks >= -1), min_order_qty int not null, pack_qty int not null, lead_days int not null, weight_kg double precision,
  pic text not null, said text not null, attr_values bigint[] not null default '{}'
);
create index on sku (prod_id, seq);
create index on sku (code_norm text_pattern_ops);

create table comment (
  prod_comm_id bigint generated always as identity primary key, prod_id bigint not null references product, score int not null, evaluate int not null,
  content text not null, pics text, nick_name text not null, anonymous boolean not null, created bigint not null, reply text
);
create index on comment (prod_id, created desc);

-- What lists and searches read: narrow, one row a product. price and in_stock follow the SKUs by the trigger below.
create table search (
  prod_id bigint primary key references product, shop_id bigint not null, brand_id bigint not null, category_path bigint[] not null,
  status int not null, price numeric(14, 2) not null, in_stock boolean not null, sold_num int not null, listed_at bigint not null,
  tokens text[] not null, models text[] not null, names text not null, attr_values bigint[] not null
);
create index search_tokens on search using gin (tokens);
create index search_category on search using gin (category_path);

create function search_follows_sku() returns trigger language plpgsql as $$
begin
  perform 1 from search where prod_id = new.prod_id for update;
  update search s set price = now_is.price, in_stock = now_is.in_stock
  from (select min(price) as price, bool_or(stocks <> 0) as in_stock from sku where prod_id = new.prod_id) now_is
  where s.prod_id = new.prod_id and (s.price, s.in_stock) is distinct from (now_is.price, now_is.in_stock);
  return null;
end $$;
create trigger sku_changed after update on sku for each row
  when (old.price is distinct from new.price or (old.stocks = 0) <> (new.stocks = 0)) execute function search_follows_sku();

create function search_follows_product() returns trigger language plpgsql as $$
begin
  update search set status = new.status, sold_num = new.sold_num where prod_id = new.prod_id;
  return null;
end $$;
create trigger product_changed after update of status, sold_num on product for each row execute function search_follows_product();

create table seckill (
  seckill_id bigint primary key, prod_id bigint not null references product, sku_id bigint not null references sku,
  price numeric(14, 2) not null, stocks int not null, start_time bigint not null, end_time bigint not null
);

create table notice (id bigint primary key, shop_id bigint not null, title jsonb not null, content jsonb not null, published bigint not null, top boolean not null);
create table hot_search (hot_search_id bigint primary key, seq int not null, title jsonb not null, content jsonb not null);
create table area (area_id bigint primary key, parent_id bigint not null, level int not null, name jsonb not null);
create index on area (parent_id, area_id);
