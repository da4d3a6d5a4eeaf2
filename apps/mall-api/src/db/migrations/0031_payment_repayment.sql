-- Money that went back stands in one table, whatever it went back for.
alter table repayment drop constraint repayment_pkey;
alter table repayment add column refund_sn text unique references refund;
create unique index on repayment (order_number, cause) where refund_sn is null;
insert into repayment (order_number, cause, amount, pay_type, created, refund_sn)
  select order_number, 'refund', amount, pay_type, created, refund_sn from refund_payment;
drop table refund_payment;
