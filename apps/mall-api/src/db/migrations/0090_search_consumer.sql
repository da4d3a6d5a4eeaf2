-- The search engine's index is a consumer of search_change: it has read every change before `from_xact`. `numbers` is a digest of the numbers of attribute values that its documents hold.
create table search_consumer (
  consumer text primary key, from_xact xid8 not null, numbers text not null, at timestamptz not null default now()
);
