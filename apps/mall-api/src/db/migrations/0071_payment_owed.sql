-- Money that came and paid for nothing (`purpose` and `subject` as of payment): it is owed to its buyer until it was returned. `payment` is the code or the transfer that it came by.
create table owed_money (
  owed_id bigint generated always as identity primary key, user_id bigint not null references buyer, purpose text not null, subject text not null,
  amount numeric(14, 2) not null check (amount > 0), pay_type int not null, payment text not null unique, created bigint not null, returned bigint
);
create index on owed_money (user_id, purpose);
create index on owed_money (created) where returned is null;
-- It goes back as everything does; an order's own repayments name the order, these name what was owed.
alter table repayment alter column order_number drop not null, add column owed_id bigint unique references owed_money,
  add constraint repayment_of_one check ((order_number is null) <> (owed_id is null));
