-- The buyer's pages of orders, newest first, each read from one index; the unpaid orders whose time is over; and the seller console's queue.
create index orders_listed on orders (user_id, created desc, order_number desc) include (po_number) where not hidden;
create index orders_listed_by_status on orders (user_id, status, created desc, order_number desc) where not hidden;
create index orders_waiting on orders (user_id, expires) where status = 1;
create index orders_queue on orders ((status = 2) desc, created desc);
-- Orders whose own number holds other letters than ASCII, which trigrams do not find in a database of the locale C.
create index orders_own_words on orders (user_id, created desc, order_number desc) include (po_number) where not hidden and po_number ~ '[^ -~]';

-- Whether an order has an invoice, so that those without one are a list of their own.
alter table orders add column invoiced boolean not null default false;
create function note_invoiced() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then update orders set invoiced = false where order_number = old.order_number; end if;
  if tg_op <> 'DELETE' then update orders set invoiced = true where order_number = new.order_number; end if;
  return null;
end $$;
create trigger invoiced_noted after insert or delete or update of order_number on order_invoice_order for each row execute function note_invoiced();
update orders set invoiced = true where order_number in (select order_number from order_invoice_order);
create index orders_without_invoice on orders (user_id, shop_id, created desc, order_number desc)
  where not invoiced and paid_at is not null and status <> 7 and actual_total > refunded and not hidden;
insert into tally_list (list, source, owner, part, kept) values
  ('uninvoiced', 'orders', 'user_id', $$''$$, 'not invoiced and paid_at is not null and status <> 7 and actual_total > refunded and not hidden');
select keep_list('uninvoiced');
