-- Corrects the orders that changed while the migration before noted them. Writers of orders wait meanwhile.
lock table orders, order_item in share row exclusive mode;
update order_of_good g set status = case when o.hidden then 0 else o.status end, created = o.created from orders o
  where o.order_number = g.order_number and (g.status, g.created) is distinct from (case when o.hidden then 0 else o.status end, o.created);
delete from comment_due d using orders o, order_item i where o.order_number = d.order_number and i.order_item_id = d.order_item_id
  and (o.status <> 5 or o.hidden or i.commented or o.finished_at is distinct from d.finished_at);

-- Parts of order numbers, of one buyer. Where the extensions may not be created, a search reads the buyer's orders instead. `user_id + 0`, because only this index serves that
-- condition: a plan made for a buyer of few orders would read all orders of one with many.
do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index orders_number_parts on orders using gin ((user_id + 0), upper(order_number || ' ' || po_number) gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'without pg_trgm and btree_gin: searches by a part of an order number read all orders of the buyer';
end $$;
