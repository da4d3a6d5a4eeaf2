-- An agreed price holds from effective_time until expire_time (null: until it is ended), from min_qty pieces on.
alter table agreement_price
  add column min_qty int not null default 1 check (min_qty between 1 and 1000000), add column effective_time bigint not null default 0,
  add column expire_time bigint check (expire_time > effective_time);
