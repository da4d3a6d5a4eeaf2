-- The pieces of a sale are its own: `stocks` of `origin` are left. A buyer may have `limit_each` of them (0: as many as there are); an unpaid order holds its own for `hold_minutes`.
alter table seckill
  add column origin int not null default 0, add column limit_each int not null default 0 check (limit_each >= 0), add column hold_minutes int not null default 15 check (hold_minutes > 0);
update seckill set origin = stocks;
alter table seckill add check (stocks >= 0);
create index on seckill (prod_id, end_time);
create index on seckill (start_time, end_time);

-- 0 ordinary, 1 group, 2 flash sale, 3 points. The pieces that a buyer has of a sale are those of the orders that are not closed.
alter table orders add column order_type int not null default 0, add column seckill_id bigint references seckill;
create index sale_orders on orders (seckill_id, user_id) where seckill_id is not null;

-- What was paid back for an order, once a cause.
create table repayment (
  order_number text not null references orders, cause text not null, amount numeric(14, 2) not null check (amount >= 0), pay_type int, created bigint not null,
  primary key (order_number, cause)
);
