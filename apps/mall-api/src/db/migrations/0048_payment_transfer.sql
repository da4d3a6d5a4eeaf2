-- A bank transfer for orders or statements (`purpose` and `subject` as of payment). 0 waits for a voucher, 1 is looked for, 2 received, 3 not found.
create table transfer (
  reference text primary key, user_id bigint not null references buyer, purpose text not null, subject text not null, amount numeric(14, 2) not null,
  state int not null default 0 check (state between 0 and 3), created bigint not null, payer_name text, bank_name text, voucher_imgs text not null default '',
  voucher_amount numeric(14, 2), remark text not null default '', sent bigint, decided bigint, reason text, received_amount numeric(14, 2)
);
create index on transfer (user_id, created desc);
create unique index one_open_transfer on transfer (user_id, purpose, subject) where state <> 2;
