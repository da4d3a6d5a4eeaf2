create table basket (
  basket_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, sku_id bigint not null references sku,
  quantity int not null check (quantity > 0), checked boolean not null default true, created bigint not null, unique (user_id, sku_id)
);

-- A priced order before it is submitted; `lines` holds every price as it was promised.
create table confirm (
  uuid text not null, user_id bigint not null references buyer on delete cascade, created bigint not null, expires bigint not null, used boolean not null default false,
  snapshot jsonb not null, primary key (user_id, uuid)
);

-- One row for each submit that was answered: the same uuid gets the same orders.
create table submission (user_id bigint not null references buyer on delete cascade, uuid text not null, order_numbers text, primary key (user_id, uuid));

create table orders (
  order_number text primary key, user_id bigint not null references buyer, shop_id bigint not null references shop, status int not null, close_type int,
  total numeric(14, 2) not null, freight numeric(14, 2) not null, actual_total numeric(14, 2) not null, product_nums int not null, remarks text not null default '',
  address jsonb not null, pay_type int, created bigint not null, expires bigint not null, paid_at bigint, shipped_at bigint, finished_at bigint, cancelled_at bigint,
  hidden boolean not null default false
);
create index on orders (user_id, created desc);
create index unpaid_orders on orders (expires) where status = 1;

create table order_item (
  order_item_id bigint generated always as identity primary key, order_number text not null references orders, seq int not null, prod_id bigint not null, sku_id bigint not null,
  prod_name jsonb not null, properties jsonb not null, unit jsonb not null, party_code text not null, pic text not null,
  quantity int not null, price numeric(14, 2) not null, amount numeric(14, 2) not null
);
create index on order_item (order_number, seq);

create table payment (
  code text primary key, user_id bigint not null references buyer, order_numbers text not null, amount numeric(14, 2) not null, pay_type int not null,
  created bigint not null, paid_at bigint
);

create table delivery (
  order_delivery_id bigint generated always as identity primary key, order_number text not null references orders, company jsonb not null, flow_number text not null,
  state int not null, created bigint not null, traces jsonb not null
);
create index on delivery (order_number);
