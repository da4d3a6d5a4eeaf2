-- Double entry. An account is a person's, or, without one, the mall's own for a cause: what comes from it or goes to it. Of a person's account the total is kept and may not be below zero; the mall's are summed up.
create table ledger_account (
  account_id bigint generated always as identity primary key, kind text not null check (kind in ('points', 'balance')),
  user_id bigint references buyer, cause text, total numeric(14, 2) not null default 0 check (total >= 0),
  check ((user_id is null) <> (cause is null)), check (kind <> 'points' or total = trunc(total))
);
create unique index on ledger_account (user_id, kind) where user_id is not null;
create unique index on ledger_account (kind, cause) where cause is not null;
insert into ledger_account (kind, cause) values
  ('points', 'register'), ('points', 'shopping'), ('points', 'levelUp'), ('points', 'signIn'), ('points', 'task'), ('points', 'deduct'), ('points', 'exchange'),
  ('points', 'expired'), ('points', 'recharge'), ('points', 'system'), ('points', 'refund'), ('points', 'takenBack'),
  ('balance', 'recharge'), ('balance', 'gift'), ('balance', 'pay'), ('balance', 'refund'), ('balance', 'system'), ('balance', 'buyMember');

-- One change of a person's account. Its key books it once; what gives back names the booking that it gives back of.
create table ledger_booking (
  booking_id bigint generated always as identity primary key, account_id bigint not null references ledger_account, cause text not null, reference text not null default '',
  key text not null, of_booking bigint references ledger_booking, created bigint not null, unique (account_id, key)
);
create index on ledger_booking (of_booking) where of_booking is not null;
create index on ledger_booking (account_id, booking_id);
-- `after` is what the person has then.
create table ledger_entry (
  booking_id bigint not null references ledger_booking, account_id bigint not null references ledger_account, amount numeric(14, 2) not null check (amount <> 0),
  after numeric(14, 2) check (after >= 0), primary key (booking_id, account_id)
);
create index on ledger_entry (account_id, booking_id);

-- Points by when they expire; `rest` of them are there still.
create table points_lot (
  lot_id bigint generated always as identity primary key, account_id bigint not null references ledger_account, booking_id bigint not null references ledger_booking,
  expires bigint not null, rest int not null check (rest >= 0)
);
create index on points_lot (account_id, expires, lot_id) where rest > 0;
create index on points_lot (expires) where rest > 0;
create index on points_lot (booking_id);
create table lot_entry (
  booking_id bigint not null references ledger_booking, lot_id bigint not null references points_lot, amount int not null check (amount <> 0), primary key (booking_id, lot_id)
);
create index on lot_entry (lot_id);

-- What stands in the books stays as it is.
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception '% is append only', tg_table_name; end $$;
create trigger append_only before update or delete or truncate on ledger_booking for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_entry for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on lot_entry for each statement execute function refuse_change();

create function refuse_unbalanced() returns trigger language plpgsql as $$ begin
  if exists (select 1 from fresh group by booking_id having sum(amount) <> 0) then raise exception 'the entries of a booking add up to nothing'; end if;
  return null;
end $$;
create trigger balanced after insert on ledger_entry referencing new table as fresh for each statement execute function refuse_unbalanced();
