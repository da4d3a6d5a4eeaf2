-- What a buyer sends to open a shop: what is being filled in, what was sent last, and what the platform said of it, by field.
-- How it stands is told by shop_owner; the merchant's account comes with the approval.
create table shop_application (
  user_id bigint primary key references buyer on delete cascade, draft jsonb, draft_saved bigint, sent jsonb, sent_at bigint,
  problems jsonb not null default '[]', answered_at bigint, offline_reason jsonb, account text, store_password text, password_set bigint
);
create index on shop_application (sent_at) where sent is not null;
create index on shop_owner (shop_id);

-- What the mall recommends among its shops.
alter table shop add column preferred boolean not null default false;
-- Goods that went off the shelf because their shop did: they come back with it.
alter table product add column off_with_shop boolean not null default false;
