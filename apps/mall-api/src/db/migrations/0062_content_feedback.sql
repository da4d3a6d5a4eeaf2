-- `read_at`: when the buyer opened the answer.
create table feedback (
  feedback_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, type int not null,
  content text not null, contact text not null default '', imgs text not null default '', created bigint not null,
  reply text, reply_at bigint, read_at bigint, check ((reply is null) = (reply_at is null))
);
create index on feedback (user_id, created desc);
create index on feedback (created) where reply is null;
