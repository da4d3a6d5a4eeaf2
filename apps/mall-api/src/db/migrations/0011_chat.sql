-- A buyer's conversation with a shop. `last_seq` is taken with the row's lock held, so that what is numbered later is also seen later.
create table chat_channel (
  channel_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, shop_id bigint not null references shop,
  last_seq bigint not null default 0, buyer_read bigint not null default 0, shop_read bigint not null default 0,
  -- When something was said last, and when the shop last answered by itself.
  spoken bigint not null, answered bigint not null default 0,
  unique (user_id, shop_id)
);
create index on chat_channel (shop_id, spoken);
create table chat_message (
  channel_id bigint not null references chat_channel on delete cascade, seq bigint not null, sender smallint not null check (sender between 0 and 2),
  msg_type smallint not null, content text not null, client_id text, created bigint not null,
  primary key (channel_id, seq), unique (channel_id, sender, client_id)
);
-- When somebody of the shop last looked at its conversations.
create table chat_desk (shop_id bigint primary key references shop, seen bigint not null);
-- Numbers the lines of buyers over all servers: of two lines of one buyer the later stays.
create sequence chat_line;
