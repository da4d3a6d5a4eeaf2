-- Pages of the other lists, newest first, each read from one index.
create index comment_listed on comment (prod_id, created desc, prod_comm_id desc);
create index comment_listed_by_star on comment (prod_id, evaluate, created desc, prod_comm_id desc);
create index comment_with_pictures on comment (prod_id, created desc, prod_comm_id desc) where pics is not null;
create index comment_of_buyer on comment (user_id, created desc, prod_comm_id desc) where user_id is not null;
create index refund_listed on refund (user_id, created desc, refund_sn desc);
create index refund_listed_by_state on refund (user_id, state, created desc, refund_sn desc);
create index collection_listed on collection (user_id, created desc, prod_id);
create index browse_listed on browse (user_id, seen desc, prod_id);
create index booking_by_cause on ledger_booking (account_id, cause, booking_id desc);
create index booking_by_time on ledger_booking (account_id, created desc, booking_id desc);
create index entry_by_sign on ledger_entry (account_id, (amount > 0), booking_id desc);
create index credit_entry_listed on credit_entry (user_id, created desc, entry_id desc);
create index credit_entry_listed_by_kind on credit_entry (user_id, kind, created desc, entry_id desc);
create index inquiry_listed on inquiry (user_id, created desc, inquiry_id desc);
create index inquiry_listed_by_state on inquiry (user_id, state, created desc, inquiry_id desc);
create index invoice_listed on order_invoice (user_id, created desc, order_invoice_id desc);
create index invoice_listed_by_state on order_invoice (user_id, state, created desc, order_invoice_id desc);
create index commission_listed on commission (user_id, created desc, commission_id desc);
create index commission_listed_by_state on commission (user_id, state, created desc, commission_id desc);
create index commission_open on commission (user_id, order_number) where state in (0, 1);

-- The different goods that a buyer has ordered, by the words that a search in the buyer's orders finds. They are as many as the goods, however many the orders.
create table ordered_good (good_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, words text not null, sum text not null,
  unique (user_id, sum));
-- The orders of each, with what lists narrow by. Deleted orders have the status 0.
create table order_of_good (
  order_number text not null references orders on delete cascade, good_id bigint not null references ordered_good on delete cascade, status int not null, created bigint not null,
  primary key (order_number, good_id)
);
create index order_of_good_listed on order_of_good (good_id, status, created desc, order_number desc);

create function good_words(prod_name jsonb, party_code text) returns text language sql immutable as $$
  select lower(concat_ws(' ', prod_name->>'zh', prod_name->>'en', party_code))
$$;

-- Received goods that wait for the buyer's comment.
create table comment_due (
  order_item_id bigint primary key references order_item on delete cascade, order_number text not null references orders on delete cascade,
  user_id bigint not null references buyer on delete cascade, finished_at bigint not null
);
create index comment_due_listed on comment_due (user_id, finished_at desc, order_item_id);
create index comment_due_of_order on comment_due (order_number);

-- Sorted, so that two transactions lock the same goods in the same order.
create function note_goods() returns trigger language plpgsql as $$
begin
  insert into ordered_good (user_id, words, sum)
    select distinct o.user_id, good_words(i.prod_name, i.party_code), md5(good_words(i.prod_name, i.party_code))
    from after i join orders o using (order_number) order by 1, 3 on conflict do nothing;
  insert into order_of_good (order_number, good_id, status, created)
    select distinct o.order_number, g.good_id, case when o.hidden then 0 else o.status end, o.created
    from after i join orders o using (order_number) join ordered_good g on g.user_id = o.user_id and g.sum = md5(good_words(i.prod_name, i.party_code)) on conflict do nothing;
  insert into comment_due
    select i.order_item_id, o.order_number, o.user_id, o.finished_at from after i join orders o using (order_number)
    where o.status = 5 and not o.hidden and not i.commented and o.finished_at is not null on conflict do nothing;
  return null;
end $$;
create trigger goods_noted after insert on order_item referencing new table as after for each statement execute function note_goods();

create function note_commented() returns trigger language plpgsql as $$
begin
  delete from comment_due where order_item_id in (select n.order_item_id from after n where n.commented);
  insert into comment_due
    select n.order_item_id, o.order_number, o.user_id, o.finished_at from after n join before b using (order_item_id) join orders o on o.order_number = n.order_number
    where b.commented and not n.commented and o.status = 5 and not o.hidden and o.finished_at is not null on conflict do nothing;
  return null;
end $$;
create trigger comment_noted after update on order_item referencing old table as before new table as after for each statement execute function note_commented();

create function note_order() returns trigger language plpgsql as $$
declare
  changed text[] := array(select n.order_number from after n join before b using (order_number)
    where (n.status, n.hidden, n.created, n.finished_at, n.user_id) is distinct from (b.status, b.hidden, b.created, b.finished_at, b.user_id));
begin
  if changed = '{}' then return null; end if;
  update order_of_good g set status = case when n.hidden then 0 else n.status end, created = n.created from after n
    where n.order_number = any(changed) and g.order_number = n.order_number
      and (g.status, g.created) is distinct from (case when n.hidden then 0 else n.status end, n.created);
  delete from comment_due where order_number = any(changed);
  insert into comment_due
    select i.order_item_id, n.order_number, n.user_id, n.finished_at from after n join order_item i using (order_number)
    where n.order_number = any(changed) and n.status = 5 and not n.hidden and not i.commented and n.finished_at is not null on conflict do nothing;
  return null;
end $$;
create trigger order_noted after update on orders referencing old table as before new table as after for each statement execute function note_order();

-- Notes all orders. It locks nothing, so it may miss a change that is made meanwhile.
create function fill_goods() returns void language plpgsql set work_mem = '128MB' as $$
begin
  insert into ordered_good (user_id, words, sum)
    select distinct o.user_id, good_words(i.prod_name, i.party_code), md5(good_words(i.prod_name, i.party_code)) from order_item i join orders o using (order_number) on conflict do nothing;
  -- Plans for an empty table would take hours.
  analyze ordered_good;
  insert into order_of_good (order_number, good_id, status, created)
    select distinct o.order_number, g.good_id, case when o.hidden then 0 else o.status end, o.created
    from order_item i join orders o using (order_number) join ordered_good g on g.user_id = o.user_id and g.sum = md5(good_words(i.prod_name, i.party_code)) on conflict do nothing;
  insert into comment_due
    select i.order_item_id, o.order_number, o.user_id, o.finished_at from order_item i join orders o using (order_number)
    where o.status = 5 and not o.hidden and not i.commented and o.finished_at is not null on conflict do nothing;
end $$;
