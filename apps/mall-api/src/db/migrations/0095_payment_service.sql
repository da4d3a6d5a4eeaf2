-- A payment at a payment service: when the service stops taking it, the code that the service issued, when to ask next
-- whether it was paid (null: no more), and the service's own number.
alter table payment add column expires bigint, add column scan_code text, add column query_at bigint, add column service_number text;
create index on payment (query_at) where query_at is not null;
-- The payment that paid the order: its refunds go back there.
alter table orders add column payment_code text;
-- Money that payment services are to return. The number is the refund's own, so that the service returns it once.
create table service_refund (
  refund_number text primary key, payment text not null references payment on delete cascade, amount numeric(14, 2) not null check (amount > 0), created bigint not null,
  tries int not null default 0, next_try bigint, problem text, done_at bigint
);
create index on service_refund (next_try) where next_try is not null;
