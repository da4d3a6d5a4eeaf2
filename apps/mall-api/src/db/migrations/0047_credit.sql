-- An account period. What is used of it is the sum of its entries; entries are added and never changed.
create table credit_account (
  user_id bigint primary key references buyer, credit_limit numeric(14, 2) not null check (credit_limit >= 0), days int not null check (days between 1 and 365),
  stopped boolean not null default false, reason text, granted bigint not null
);
create table credit_application (
  application_id bigint generated always as identity primary key, user_id bigint not null references buyer, state int not null default 0 check (state in (-1, 0, 1)),
  company text not null, credit_code text not null, licence text not null, contact text not null, mobile text not null, credit_limit numeric(14, 2) not null,
  days int not null, remark text not null, created bigint not null, decided bigint, reason text, granted_limit numeric(14, 2), granted_days int
);
create index on credit_application (user_id, created desc);
create unique index one_open_application on credit_application (user_id) where state = 0;

-- A month's statement; its amount is that of the month's entries when it was issued.
create table bill (
  bill_number text primary key, user_id bigint not null references buyer, month text not null, amount numeric(14, 2) not null check (amount >= 0),
  issued bigint not null, due bigint not null, unique (user_id, month)
);
-- Positive: used. `late`: written after the statement of its month.
create table credit_entry (
  entry_id bigint generated always as identity primary key, user_id bigint not null references buyer, kind text not null check (kind in ('order', 'return', 'payment', 'carry')),
  month text not null, late boolean not null, amount numeric(14, 2) not null, order_number text references orders, refund_sn text, payment text, created bigint not null
);
create index on credit_entry (user_id, month);
create index on credit_entry (order_number);
create unique index one_use_of_order on credit_entry (order_number) where kind = 'order';

create function credit_entry_stays() returns trigger language plpgsql as $$ begin raise exception 'entries of the credit ledger are never changed'; end $$;
create trigger credit_entry_stays before update on credit_entry for each row execute function credit_entry_stays();
