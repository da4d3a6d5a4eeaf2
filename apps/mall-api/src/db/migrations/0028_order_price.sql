-- What was taken off, and every step of the price as the buyer was told it.
alter table orders add column discount_reduce numeric(14, 2) not null default 0, add column coupon_reduce numeric(14, 2) not null default 0,
  add column price_steps jsonb not null default '[]';
alter table order_item add column share_reduce numeric(14, 2) not null default 0, add column price_steps jsonb not null default '[]';

-- The orders that a coupon was used for. It is the buyer's again when all of them have closed unpaid.
create table coupon_order (
  coupon_user_id bigint not null references coupon_user on delete cascade, order_number text not null references orders on delete cascade, primary key (coupon_user_id, order_number)
);
create index on coupon_order (order_number);
create view coupon_use as
  select coupon_user_id, min(order_number) filter (where status = 1) as held_by,
    bool_or(status not in (1, 6) or status = 6 and close_type is distinct from 1 and close_type is distinct from 4) as used
  from coupon_order join orders using (order_number) group by coupon_user_id;
