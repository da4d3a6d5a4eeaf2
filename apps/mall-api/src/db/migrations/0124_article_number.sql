-- A buyer's own number for a SKU. `key` is the number without what people leave out; a buyer uses it for one SKU.
create table article_number (
  article_number_id bigint generated always as identity primary key,
  user_id bigint not null references buyer on delete cascade, number text not null, key text not null,
  sku_id bigint not null references sku on delete cascade, unit text not null default '', created bigint not null,
  unique (user_id, key)
);
create index on article_number (user_id, sku_id, created desc);
create index on article_number (sku_id);
-- The buyer's own number of the line when the order was placed.
alter table order_item add column article_number text;
