-- The platform's people, who sign in to the seller console of a production mall.
create table administrator (
  administrator_id bigint generated always as identity primary key, name text not null unique, password text not null,
  -- A password of the command must be replaced at the first sign-in.
  is_initial boolean not null default true, created bigint not null
);
create table administrator_session (
  token_hash text primary key, administrator_id bigint not null references administrator on delete cascade, expires bigint not null, seen bigint not null
);
-- What administrators did. An entry outlives its administrator. done is null while the action runs.
create table audit_entry (
  audit_entry_id bigint generated always as identity primary key, administrator text not null, at bigint not null, address text,
  action text not null, form jsonb not null, done boolean
);
create index audit_entry_at on audit_entry (at desc);
