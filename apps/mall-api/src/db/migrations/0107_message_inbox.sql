-- What the mall tells a buyer, written in the transaction of the event. A deleted message keeps its row, so that no event is told twice.
create table message (
  message_id bigint generated always as identity primary key, user_id bigint not null references buyer, kind text not null, event text not null,
  occurrence text not null, subject text not null, facts jsonb not null, created bigint not null, read_at bigint, deleted boolean not null default false,
  unique (user_id, event, occurrence)
);
create index on message (user_id, created desc, message_id desc) where not deleted;
create index on message (user_id, kind) where read_at is null and not deleted;
create index on message (created);
-- How a buyer wants to be told of a kind. Without a row: in the inbox and by mail.
create table message_setting (
  user_id bigint not null references buyer, kind text not null, inbox boolean not null, mail boolean not null, primary key (user_id, kind)
);
