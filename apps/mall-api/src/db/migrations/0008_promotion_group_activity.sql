-- Cheaper for a group of buyers: everyone of it pays `price` for one of the SKU once `people` have come together.
create table group_activity (
  group_activity_id bigint primary key, prod_id bigint not null references product, sku_id bigint not null references sku,
  price numeric(14, 2) not null check (price >= 0), people int not null check (people >= 2), joined int not null default 0 check (joined >= 0),
  start_time bigint not null, end_time bigint not null
);
