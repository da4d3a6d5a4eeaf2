-- Levels: reached by growth (0), or bought for a term (1).
create table member_level (
  level_id bigint generated always as identity primary key, level int not null, level_type int not null check (level_type in (0, 1)), name jsonb not null,
  need_growth int not null default 0 check (need_growth >= 0), need_amount numeric(14, 2) check (need_amount > 0), term int check (term > 0), term_type int check (term_type between 1 and 5),
  discount numeric(4, 2) check (discount > 0 and discount < 10), rate_score numeric(4, 2) not null default 1 check (rate_score >= 1), free_fee boolean not null default false,
  rights jsonb not null default '[]', on_sale boolean not null default true, unique (level_type, level),
  check (level_type = 0 or (need_amount is not null and term is not null and term_type is not null))
);

-- A member's growth is the sum of its log; the paid level is the one that was bought last.
create table member (
  user_id bigint primary key references buyer on delete cascade, growth int not null default 0 check (growth >= 0),
  level_id bigint references member_level, level_until bigint
);
create table growth_log (
  growth_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, source text not null, change int not null,
  balance int not null check (balance >= 0), biz_id text, cause text not null, created bigint not null, unique (user_id, cause)
);
create index on growth_log (user_id, growth_id desc);
create index on growth_log (biz_id);

create table top_up_offer (
  offer_id bigint generated always as identity primary key, title jsonb not null, amount numeric(14, 2) not null unique check (amount > 0),
  gift numeric(14, 2) not null default 0 check (gift >= 0), growth int not null default 0 check (growth >= 0), on_sale boolean not null default true
);

-- What a buyer pays for beside orders: what was promised is kept with it.
create table member_payment (
  pay_number text primary key, user_id bigint not null references buyer on delete cascade, kind text not null check (kind in ('topup', 'level')),
  title jsonb not null, amount numeric(14, 2) not null check (amount > 0), gift numeric(14, 2) not null default 0, growth int not null default 0,
  level_id bigint references member_level, pay_type int, created bigint not null, expires bigint not null, paid_at bigint,
  level_until bigint, to_balance boolean not null default false
);
create index on member_payment (user_id, created desc);
