-- Mails to buyers, written in the transaction of the event that they report. `next_try` is null once a mail was sent or given up.
create table mail_outbox (
  mail_id bigint generated always as identity primary key, user_id bigint not null references buyer, mail text not null, subject text not null,
  body text not null, created bigint not null, tries int not null default 0, next_try bigint, sent_at bigint, problem text
);
create index on mail_outbox (next_try) where next_try is not null;
create index on mail_outbox (created);
create index on mail_outbox (user_id);
