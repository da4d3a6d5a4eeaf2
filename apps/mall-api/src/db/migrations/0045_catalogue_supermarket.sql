-- What the supermarket sells in a week, which begins on Monday in China: chosen once, in the order in which it is shown.
create table supermarket_week (start_time bigint primary key);
create table supermarket_sku (
  start_time bigint not null references supermarket_week on delete cascade, place int not null, category_id bigint not null,
  sku_id bigint not null references sku on delete cascade, primary key (start_time, place)
);
create index on supermarket_sku (sku_id);
