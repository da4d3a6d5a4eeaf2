-- Exact totals of lists, kept by triggers in the transaction that changes the rows. A total is the sum of its rows here: each change adds rows and waits for no other transaction,
-- and now and then a transaction replaces the rows of a total by one.
create table tally (list text not null, owner bigint not null, part text not null, n bigint not null);
create index tally_of on tally (list, owner, part) include (n);

-- What is counted or summed: the `worth` of the rows of `source` that are `kept`, by `owner` and `part` (SQL expressions).
create table tally_list (list text primary key, source text not null, owner text not null, part text not null, kept text not null default 'true', worth text not null default '1');
insert into tally_list (list, source, owner, part) values
  ('comment', 'comment', 'prod_id', $$evaluate || case when pics is null then '' else ' pics' end$$),
  ('refund', 'refund', 'user_id', $$kind || ' ' || state$$),
  ('favourite', 'collection', 'user_id', $$''$$),
  ('history', 'browse', 'user_id', $$''$$),
  ('booking', 'ledger_booking', 'account_id', 'cause'),
  ('credit', 'credit_entry', 'user_id', 'kind'),
  ('commission', 'commission', 'user_id', 'state::text');
insert into tally_list (list, source, owner, part, kept) values
  ('order', 'orders', 'user_id', 'status::text', 'not hidden'),
  ('inquiry', 'inquiry', 'user_id', 'state', 'user_id is not null'),
  ('invoice', 'order_invoice', 'user_id', 'state::text', 'invoice_number is not null');
-- Sums of money in cents.
insert into tally_list (list, source, owner, part, kept, worth) values
  ('received', 'ledger_entry', 'account_id', $$''$$, 'amount > 0', '(amount * 100)::bigint'),
  ('statement', 'credit_entry', 'user_id', $$month || case when not late then '' when kind = 'payment' then ' paid' else ' credited' end$$, 'true', '(amount * 100)::bigint'),
  ('wallet', 'commission_entry', 'user_id', 'move', 'true', '(amount * 100)::bigint');

-- Replaces the rows of a list's total by one for each part. Rows that another transaction is replacing are left to it.
create function fold_tally(the_list text, the_owner bigint) returns void language sql as $$
  with gone as (
    delete from tally where ctid = any(array(select ctid from tally where list = the_list and owner = the_owner for update skip locked)) returning part, n
  )
  insert into tally select the_list, the_owner, part, sum(n) from gone group by part having sum(n) <> 0
$$;

-- Adds the changes of a statement. One change in 50 folds, so that a total has about 50 rows.
create function keep_tally() returns trigger language plpgsql as $$
declare
  counted tally_list;
  changes text;
  touched bigint;
begin
  select * into counted from tally_list where list = tg_argv[0];
  changes := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then format('select %s as owner, %s as part, %s as n from after where %s', counted.owner, counted.part, counted.worth, counted.kept) end,
    case when tg_op <> 'INSERT' then format('select %s as owner, %s as part, -(%s) as n from before where %s', counted.owner, counted.part, counted.worth, counted.kept) end);
  for touched in execute format(
    'with written as (insert into tally select %L, owner, part, sum(n) from (%s) changed group by owner, part having sum(n) <> 0 returning owner)
    select owner from written where random() < 0.02', counted.list, changes)
  loop
    perform fold_tally(counted.list, touched);
  end loop;
  return null;
end $$;

-- Counts the rows of a list anew. Writers of the table wait meanwhile.
create function fill_tally(the_list text) returns void language plpgsql as $$
declare
  counted tally_list;
begin
  select * into counted from tally_list where list = the_list;
  execute format('lock table %I in share row exclusive mode', counted.source);
  delete from tally where list = the_list;
  execute format('insert into tally select %L, %s, %s, sum(%s) from %I where %s group by 2, 3', counted.list, counted.owner, counted.part, counted.worth, counted.source, counted.kept);
end $$;

-- Begins to keep the totals of a list.
create function keep_list(the_list text) returns void language plpgsql as $$
declare
  of_table text := (select source from tally_list where list = the_list);
begin
  execute format('create trigger %I after insert on %I referencing new table as after for each statement execute function keep_tally(%L)',
    'tally_insert_' || the_list, of_table, the_list);
  execute format('create trigger %I after update on %I referencing old table as before new table as after for each statement execute function keep_tally(%L)',
    'tally_update_' || the_list, of_table, the_list);
  execute format('create trigger %I after delete on %I referencing old table as before for each statement execute function keep_tally(%L)',
    'tally_delete_' || the_list, of_table, the_list);
  perform fill_tally(the_list);
end $$;

select keep_list(list) from tally_list order by source;
