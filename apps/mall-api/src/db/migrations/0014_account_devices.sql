-- A device keeps its id however often its token is renewed, so that what it has tried stays counted.
alter table device rename column token_hash to device_id;
create table device_token (
  device_id text primary key, token_hash text not null unique,
  -- What the token was before, for tabs that log in at once.
  former_hash text, renewed bigint not null
);
create index on device_token (former_hash);
create index on device_token (renewed);
insert into device_token (device_id, token_hash, renewed) select device_id, device_id, max(seen) from device group by device_id;

-- What buyers leave is swept by age as well.
alter table submission add column created bigint not null default (extract(epoch from now()) * 1000)::bigint;
create index on submission (created);
create index on confirm (expires);
-- A file that no message shows is of no more use after a while.
alter table upload add column sent boolean not null default false;
update upload set sent = true where exists (select 1 from chat_message where msg_type = 2 and content = 'files/' || upload_id);
create index on upload (created) where not sent;
