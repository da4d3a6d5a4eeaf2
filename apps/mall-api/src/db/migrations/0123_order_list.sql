-- Named lists that a buyer orders again. `next_at` is the start of the day on which a repeated list is due, `reminded`
-- the day of which the buyer was told. `version` counts the changes of the lines.
create table order_list (
  list_id bigint generated always as identity primary key,
  user_id bigint not null references buyer on delete cascade, name text not null, note text not null default '',
  repeat_weeks int, next_at bigint, reminded bigint, version int not null default 1,
  created bigint not null, changed bigint not null
);
create index on order_list (user_id, changed desc, list_id desc);
create index on order_list (next_at) where next_at is not null;
-- A line without a SKU keeps its text in `written`. `quantity` is for one piece of the line that it belongs to by `level`.
create table order_list_line (
  line_id bigint generated always as identity primary key,
  list_id bigint not null references order_list on delete cascade, position int not null, level int not null default 1,
  sku_id bigint references sku on delete set null, quantity int not null, note text not null default '',
  price_seen numeric(12, 2), written text not null default ''
);
create index on order_list_line (list_id, position);
create index on order_list_line (sku_id);
