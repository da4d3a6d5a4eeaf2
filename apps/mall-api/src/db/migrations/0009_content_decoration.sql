-- Pages as merchants saved them, whatever they hold; shop 0 is the mall. Of its published homes a shop shows the one that was saved last.
create table renovation (
  renovation_id bigint primary key, shop_id bigint not null, home boolean not null, name jsonb not null, content text not null, bg_color text,
  published boolean not null, saved bigint not null
);
create index on renovation (shop_id, saved desc);

-- 1 open, 0 closed; company is what the licence says.
alter table shop add column status int not null default 1, add column logo text, add column service_time jsonb, add column company jsonb;
create index on product (shop_id);
create index on search (shop_id);
create index on shop_collection (shop_id);
