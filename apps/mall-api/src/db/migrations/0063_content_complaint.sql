-- state: 0 under review, 1 accepted, 2 refused.
create table complaint (
  complaint_id bigint generated always as identity primary key, user_id bigint not null references buyer on delete cascade, claimant text not null,
  right_type int not null, right_number text not null default '', content text not null, proofs text not null default '',
  contact_name text not null, contact_mobile text not null, contact_mail text not null default '', created bigint not null,
  state int not null default 0 check (state in (0, 1, 2)), handled_at bigint, reason text, check ((state = 0) = (handled_at is null))
);
create index on complaint (user_id, created desc);
create index on complaint (created) where state = 0;
create table complaint_prod (
  complaint_id bigint not null references complaint on delete cascade, prod_id bigint not null references product on delete cascade,
  seq int not null, primary key (complaint_id, prod_id)
);
create index on complaint_prod (prod_id);
