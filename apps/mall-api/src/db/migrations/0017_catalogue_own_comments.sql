-- Comments that buyers write themselves, one a line of an order; those of the sample catalogue have neither.
alter table comment add column user_id bigint references buyer on delete set null, add column order_item_id bigint unique references order_item on delete set null,
  add column service_score int, add column logistics_score int, add column follow_up text, add column follow_up_at bigint, add column reply_at bigint;
create index on comment (user_id, created desc) where user_id is not null;
-- A line is commented once, also where the comment was taken away again.
alter table order_item add column commented boolean not null default false;
