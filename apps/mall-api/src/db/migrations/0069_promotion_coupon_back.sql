-- A coupon is the buyer's again, too, when all that was paid has come back; how long it may be used is its own matter.
create or replace view coupon_use as
  select coupon_user_id, min(order_number) filter (where status = 1) as held_by,
    bool_or(status not in (1, 6) or status = 6 and close_type is distinct from 1 and close_type is distinct from 4 and refunded < actual_total) as used
  from coupon_order join orders using (order_number) group by coupon_user_id;
