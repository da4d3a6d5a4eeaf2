create table buyer (
  user_id bigint generated always as identity primary key, account text unique, mobile text not null unique, password text,
  nick_name jsonb not null, mail text, price_group_id bigint, created bigint not null
);
create table session (token_hash text primary key, user_id bigint not null references buyer on delete cascade, expires bigint not null);
create index on session (expires);
create table sms_code (mobile text primary key, code text not null, sent bigint not null, expires bigint not null, tries int not null default 0);
create table login_failure (name text primary key, failures int not null, since bigint not null);

create table address (
  addr_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, receiver text not null, mobile text not null,
  province_id bigint not null, city_id bigint not null, area_id bigint not null, addr text not null, post_code text, common boolean not null, created bigint not null
);
create index on address (user_id);
create unique index one_default_address on address (user_id) where common;

create table agreement_price (price_group_id bigint not null, sku_id bigint not null references sku, price numeric(14, 2) not null, primary key (price_group_id, sku_id));

create table collection (user_id bigint not null references buyer on delete cascade, prod_id bigint not null references product, created bigint not null, primary key (user_id, prod_id));
create table shop_collection (user_id bigint not null references buyer on delete cascade, shop_id bigint not null references shop, created bigint not null, primary key (user_id, shop_id));
create table browse (user_id bigint not null references buyer on delete cascade, prod_id bigint not null references product, seen bigint not null, primary key (user_id, prod_id));

create table inquiry (inquiry_id bigint generated always as identity primary key, phone text not null, remark text not null, created bigint not null);
create table visit (visit_id bigint generated always as identity primary key, user_id bigint, record jsonb not null, created bigint not null);
create table upload (upload_id text primary key, user_id bigint not null references buyer on delete cascade, type text not null, bytes bytea not null, created bigint not null);
