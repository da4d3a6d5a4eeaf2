-- A distributor, or who wants to be one (state 0 in review, 1 approved, 2 stopped, 3 refused). Identity papers are the person's and the platform's alone.
create table distributor (
  user_id bigint primary key references buyer, card_no text unique, state int not null check (state in (0, 1, 2, 3)), type int not null check (type in (1, 2, 3)),
  real_name text not null, identity_number text not null, identity_front text not null, identity_back text not null, mobile text not null,
  company_name text, credit_code text, licence text, bank_name text not null, bank_branch text not null, bank_account text not null,
  inviter_id bigint references buyer, reason text, applied bigint not null, approved bigint, check (state = 0 or state = 3 or card_no is not null)
);

-- Goods that can be shared, and the percentage of what is paid for them.
create table distribution_prod (prod_id bigint primary key references product, rate numeric(5, 2) not null check (rate > 0 and rate <= 50), created bigint not null);

-- Whose link led a line into the cart, and when.
alter table basket add column distribution_card_no text, add column distributed bigint;

-- What a line of an order is to bring: `paid` is for its goods, `seen` what of the order had gone back when it was last looked at.
create table commission (
  commission_id bigint generated always as identity primary key, order_item_id bigint not null unique references order_item, order_number text not null references orders,
  user_id bigint not null references buyer, rate numeric(5, 2) not null check (rate > 0), paid numeric(14, 2) not null check (paid >= 0),
  amount numeric(14, 2) not null check (amount >= 0), state int not null default 0 check (state in (-1, 0, 1, 2)), created bigint not null,
  seen numeric(14, 2) not null default 0, looked bigint not null
);
create index on commission (user_id, created desc);
create index open_commission on commission (order_number) where state in (0, 1);

create table commission_withdrawal (
  withdrawal_id bigint generated always as identity primary key, user_id bigint not null references buyer, uuid text, amount numeric(14, 2) not null check (amount > 0),
  state int not null default 0 check (state in (0, 1, 2, 3)), bank_name text not null, bank_account text not null, reason text, created bigint not null, decided bigint,
  unique (user_id, uuid)
);
create index on commission_withdrawal (user_id, created desc);

-- The ledger: what stands where is the sum of its entries. They are never changed and never taken away.
create table commission_entry (
  entry_id bigint generated always as identity primary key, user_id bigint not null references buyer,
  commission_id bigint references commission, withdrawal_id bigint references commission_withdrawal,
  move text not null check (move in ('earn', 'reduce', 'settle', 'withdraw', 'payOut', 'giveBack')), amount numeric(14, 2) not null check (amount > 0), created bigint not null,
  check ((commission_id is null) <> (withdrawal_id is null)), check ((move in ('earn', 'reduce', 'settle')) = (commission_id is not null))
);
create index on commission_entry (user_id);
create index on commission_entry (commission_id);
-- Each is done once; goods go back several times.
create unique index on commission_entry (commission_id, move) where move in ('earn', 'settle');
create unique index on commission_entry (withdrawal_id, move);
create unique index on commission_entry (withdrawal_id) where move in ('payOut', 'giveBack');
create function ledger_stands() returns trigger language plpgsql as $$
begin
  raise exception 'entries of a ledger are never changed';
end $$;
create trigger commission_entry_stands before update or delete on commission_entry for each row execute function ledger_stands();
