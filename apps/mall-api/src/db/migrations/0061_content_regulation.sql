-- The mall's rules by class. A version is never changed: the highest is the one that holds.
create table regulation_class (class_id bigint primary key, name jsonb not null, summary jsonb not null, seq int not null default 0);
create table regulation (regulation_id bigint primary key, class_id bigint not null references regulation_class, seq int not null default 0);
create index on regulation (class_id, seq);
create table regulation_version (
  regulation_id bigint not null references regulation on delete cascade, version int not null check (version > 0),
  title jsonb not null, content jsonb not null, published bigint not null, primary key (regulation_id, version)
);
