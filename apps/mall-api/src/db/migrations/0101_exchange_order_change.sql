-- Every change of an order, as its transaction wrote it. Rows are only inserted, so they add no lock to the order's own.
create table order_change (order_number text not null, at bigint not null);

-- The latest change of each order, numbered after its commit by the export alone: a number is never given below a given one.
create table order_export (order_number text primary key references orders on delete cascade, at bigint not null, number bigint not null unique);
create sequence order_export_number;
create index on order_export (at, order_number);

create function order_changes() returns trigger language plpgsql as $$
begin
  insert into order_change (order_number, at) select order_number, (extract(epoch from now()) * 1000)::bigint from after;
  return null;
end $$;
create function invoice_changes() returns trigger language plpgsql as $$
begin
  insert into order_change (order_number, at)
    select order_number, (extract(epoch from now()) * 1000)::bigint from after join order_invoice_order using (order_invoice_id);
  return null;
end $$;
create trigger order_added after insert on orders referencing new table as after for each statement execute function order_changes();
create trigger order_changed after update on orders referencing new table as after for each statement execute function order_changes();
create trigger refund_added after insert on refund referencing new table as after for each statement execute function order_changes();
create trigger refund_changed after update on refund referencing new table as after for each statement execute function order_changes();
create trigger order_invoiced after insert on order_invoice_order referencing new table as after for each statement execute function order_changes();
create trigger invoice_changed after update on order_invoice referencing new table as after for each statement execute function invoice_changes();

insert into order_change (order_number, at) select order_number, greatest(created, paid_at, shipped_at, finished_at, cancelled_at) from orders;
