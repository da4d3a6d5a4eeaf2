-- The buyer's own order number, one for all orders of a checkout; empty where none was given.
alter table orders add column po_number text not null default '' check (length(po_number) <= 40);
