-- What a buyer's list of sessions tells: its id is not the token's hash and counts nothing, the address is masked before it is written.
alter table session add column session_id bigint not null default floor(random() * 9007199254740991)::bigint;
alter table session add column created bigint not null default 0;
alter table session add column seen bigint not null default 0;
alter table session add column browser text;
alter table session add column system text;
alter table session add column address text;
update session set created = expires - 604800000, seen = expires - 604800000;
create unique index on session (session_id);

-- The last logins, which outlive their sessions.
create table login_record (
  login_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, created bigint not null,
  browser text, system text, address text
);
create index on login_record (user_id, created desc);
create index on login_record (created);
