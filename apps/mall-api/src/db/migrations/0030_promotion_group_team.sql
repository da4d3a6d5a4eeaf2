alter table group_activity
  add column leader_price numeric(14, 2) check (leader_price >= 0 and leader_price <= price), add column limit_each int not null default 0 check (limit_each >= 0),
  add column valid_minutes int not null default 1440 check (valid_minutes between 15 and 1440);
create index on group_activity (prod_id, end_time);

-- Its members are its orders that are not closed. 0 waits for its first payment, 1 for people until end_time, 2 is full, 3 has failed.
create table group_team (
  group_team_id bigint generated always as identity primary key, group_activity_id bigint not null references group_activity, user_id bigint not null references buyer,
  people int not null, status int not null default 0 check (status between 0 and 3), created bigint not null, end_time bigint not null
);
create index on group_team (group_activity_id, status, end_time);
create index waiting_teams on group_team (end_time) where status = 1;
alter table orders add column group_team_id bigint references group_team;
create index team_orders on orders (group_team_id) where group_team_id is not null;
