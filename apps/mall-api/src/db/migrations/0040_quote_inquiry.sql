-- What people ask to be quoted: of visitors a number and a text, of buyers lines too, whose quotes are trade and are kept.
alter table inquiry add column number text unique, add column user_id bigint references buyer,
  add column state text not null default 'open' check (state in ('open', 'completed', 'failed', 'closed')),
  add column company text not null default '', add column contact text not null default '', add column need_invoice boolean not null default false,
  add column address jsonb, add column files text not null default '', add column due bigint, add column ended bigint, add column reason text not null default '';
create index on inquiry (user_id, created desc);
create index open_inquiries on inquiry (due) where state = 'open' and user_id is not null;

create table inquiry_item (
  item_id bigint generated always as identity primary key, inquiry_id bigint not null references inquiry on delete cascade, seq int not null,
  prod_id bigint, sku_id bigint, party_code text not null default '', name text not null, quantity int not null check (quantity > 0), unit text not null default '',
  target_price numeric(14, 2), need_by text not null default ''
);
create index on inquiry_item (inquiry_id, seq);

-- What one shop answers. `version` counts its changes: who accepts says which one was seen.
create table quote (
  quote_id bigint generated always as identity primary key, inquiry_id bigint not null references inquiry on delete cascade, shop_id bigint not null references shop,
  state text not null check (state in ('open', 'refused')), version int not null default 1, valid_until bigint not null, remark text not null default '',
  created bigint not null, changed bigint not null, unique (inquiry_id, shop_id)
);
create table quote_line (
  quote_line_id bigint generated always as identity primary key, quote_id bigint not null references quote on delete cascade,
  item_id bigint not null references inquiry_item on delete cascade, sku_id bigint not null, price numeric(14, 2) not null check (price > 0),
  quantity int not null check (quantity > 0), lead_days int not null default 0, alternative boolean not null default false, accepted bigint,
  unique (quote_id, item_id)
);
create index on quote_line (item_id);

-- Pieces that orders took at a quoted price; those of closed orders count no more.
create table quote_use (quote_line_id bigint not null references quote_line, order_number text not null references orders, pieces int not null check (pieces > 0),
  primary key (quote_line_id, order_number));

create table inquiry_message (
  message_id bigint generated always as identity primary key, inquiry_id bigint not null references inquiry on delete cascade, shop_id bigint references shop,
  by text not null check (by in ('buyer', 'shop')), words text not null, files text not null default '', created bigint not null
);
create index on inquiry_message (inquiry_id, created);

-- What is being written and has not been sent.
create table inquiry_draft (user_id bigint primary key references buyer on delete cascade, content jsonb not null, changed bigint not null);

-- A cart holds a SKU once at its ordinary price, and once for each quote of it.
alter table basket add column quote_line_id bigint references quote_line on delete cascade;
alter table basket drop constraint basket_user_id_sku_id_key;
create unique index basket_ordinary on basket (user_id, sku_id) where quote_line_id is null;
create unique index basket_quoted on basket (user_id, quote_line_id) where quote_line_id is not null;
