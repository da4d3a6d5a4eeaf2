-- A product in a flash sale, a group deal or the points mall says so on its card: what is kept of it is forgotten when a deal comes, moves or goes. The pieces that a sale has left change nothing of that.
create function search_hears_deals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into search_change (prod_id, whole) values (old.prod_id, false); end if;
  if tg_op <> 'DELETE' then insert into search_change (prod_id, whole) values (new.prod_id, false); end if;
  return null;
end $$;
create trigger seckill_heard after insert or delete or update of prod_id, start_time, end_time on seckill for each row execute function search_hears_deals();
create trigger group_activity_heard after insert or delete or update of prod_id, start_time, end_time on group_activity for each row execute function search_hears_deals();
create trigger score_prod_heard after insert or delete or update of prod_id on score_prod for each row execute function search_hears_deals();
-- The search narrows by a shop's type, so it hears of new shops as well.
create trigger shop_added after insert on shop referencing new table as changed for each statement execute function search_hears_all('named');
