-- What went back to the buyer of an order's money; an invoice is about the rest.
alter table orders add column refunded numeric(14, 2) not null default 0 check (refunded >= 0);

-- 1 applying, 2 issued, 3 failed. Asked for again after it was issued, it keeps number and document until the new one
-- is issued, and the number of the former one after that. `document` holds all that stands on the PDF.
create table order_invoice (
  order_invoice_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, shop_id bigint not null references shop,
  state int not null default 1 check (state in (1, 2, 3)), asked jsonb not null, created bigint not null, issued_at bigint, invoice_number text unique, former_number text,
  reason text, document jsonb, check (state <> 2 or (invoice_number is not null and document is not null and issued_at is not null))
);
create index on order_invoice (user_id, created desc);
create index on order_invoice (created) where state = 1;

-- One application per order, whatever arrives at the same moment.
create table order_invoice_order (
  order_number text primary key references orders on delete cascade, order_invoice_id bigint not null references order_invoice on delete cascade
);
create index on order_invoice_order (order_invoice_id);
