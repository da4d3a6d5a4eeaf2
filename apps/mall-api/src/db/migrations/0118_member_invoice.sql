-- One invoice application per paid membership, as for orders.
create table order_invoice_payment (
  pay_number text primary key references member_payment on delete cascade, order_invoice_id bigint not null references order_invoice on delete cascade
);
create index on order_invoice_payment (order_invoice_id);
