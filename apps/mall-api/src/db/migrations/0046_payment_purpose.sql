-- What a scanned payment is for: orders, or something else that payment/purposes.ts knows; `subject` names it.
alter table payment rename column order_numbers to subject;
alter table payment add column purpose text not null default 'order';
create index on payment (user_id, purpose, subject) where paid_at is null;
