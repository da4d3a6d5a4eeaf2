-- The buyer of each line, so that one index tells which of the products on a page the buyer has bought.
alter table order_item add column user_id bigint references buyer;
-- The former version writes lines without it.
create function note_item_buyer() returns trigger language plpgsql as $$
begin
  new.user_id := (select o.user_id from orders o where o.order_number = new.order_number);
  return new;
end $$;
create trigger item_buyer before insert on order_item for each row when (new.user_id is null) execute function note_item_buyer();
update order_item i set user_id = o.user_id from orders o where o.order_number = i.order_number;
create index order_item_bought on order_item (user_id, prod_id, order_number desc);
