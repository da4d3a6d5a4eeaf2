-- What merchants published, newest last, and the drafts that they shared by a signed address (published_at is null).
create table renovation_version (
  renovation_version_id bigint generated always as identity primary key,
  renovation_id bigint not null references renovation on delete cascade,
  content text not null, saved_at bigint not null, published_at bigint, author text
);
create index on renovation_version (renovation_id, renovation_version_id desc);
-- The unpublished page of an editor: one per page.
create table renovation_draft (
  renovation_id bigint primary key references renovation on delete cascade,
  content text not null, saved_at bigint not null, author text
);
