alter table collection add column price numeric(14, 2);
create index on collection (user_id, created desc);
create index on browse (user_id, seen desc);

-- A buyer's own shop as the platform sees it: audit 0 pending, 1 passed, -1 failed; status as `shopStatus` of the contract.
create table shop_owner (user_id bigint primary key references buyer on delete cascade, shop_id bigint not null, audit_status int not null, shop_status int not null);

alter table buyer add column distributor boolean not null default false;
