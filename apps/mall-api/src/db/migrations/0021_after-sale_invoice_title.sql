create table invoice_title (
  invoice_title_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, title jsonb not null,
  common boolean not null, created bigint not null
);
create index on invoice_title (user_id);
create unique index one_default_invoice_title on invoice_title (user_id) where common;
