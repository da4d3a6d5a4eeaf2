-- A refund, return or exchange; `state` and `events` are the domain's machine's, `due` is when its state's time is up.
create table refund (
  refund_sn text primary key, order_number text not null references orders, user_id bigint not null references buyer, shop_id bigint not null references shop,
  uuid text, kind text not null check (kind in ('money', 'goods', 'exchange')), state text not null, whole boolean not null, unsent boolean not null,
  amount numeric(14, 2) not null check (amount >= 0), freight numeric(14, 2) not null check (freight >= 0), reason text not null, description text not null,
  mobile text not null, received boolean not null, photos text not null, created bigint not null, due bigint, express jsonb, exchange jsonb,
  events jsonb not null, unique (order_number, uuid)
);
create index on refund (order_number);
create index on refund (user_id, created desc);
create index due_refunds on refund (due) where due is not null;

-- The pieces it takes of each line, and what was paid for them.
create table refund_line (
  refund_sn text not null references refund on delete cascade, order_item_id bigint not null references order_item on delete cascade, quantity int not null check (quantity > 0),
  worth numeric(14, 2) not null check (worth >= 0), primary key (refund_sn, order_item_id)
);
create index on refund_line (order_item_id);

-- Money that went back, and the kind of payment it went back by: once a refund.
create table refund_payment (
  refund_sn text primary key references refund, order_number text not null references orders, pay_type int, amount numeric(14, 2) not null check (amount >= 0), created bigint not null
);
create index on refund_payment (order_number);
