-- People of shops, who sign in to the seller console and reach the records of their shops only. They are not rows of
-- administrator, because the former version, which runs beside this one during an upgrade, lets every administrator
-- reach all shops.
create table seller (
  seller_id bigint generated always as identity primary key, name text not null unique, password text not null,
  is_initial boolean not null default true, created bigint not null
);
create table seller_shop (
  seller_id bigint not null references seller on delete cascade, shop_id bigint not null references shop on delete cascade,
  primary key (seller_id, shop_id)
);
create table seller_session (
  token_hash text primary key, seller_id bigint not null references seller on delete cascade, expires bigint not null, seen bigint not null
);
