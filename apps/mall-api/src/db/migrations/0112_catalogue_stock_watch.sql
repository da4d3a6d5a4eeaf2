-- A buyer wants to be told when a SKU is back in stock. The notice deletes the row.
create table stock_watch (
  user_id bigint not null references buyer, sku_id bigint not null references sku on delete cascade, created bigint not null, primary key (user_id, sku_id)
);
create index on stock_watch (sku_id);
