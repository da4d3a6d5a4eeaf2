-- Attempts within a window, counted before what they try is looked at. `key` names the limit and whose attempts they are.
drop table login_failure;
create table attempt (key text primary key, count int not null, since bigint not null);
create index on attempt (since);

-- Browsers that an account was logged in from. Only the token's hash is kept.
create table device (token_hash text not null, user_id bigint not null references buyer on delete cascade, seen bigint not null, primary key (token_hash, user_id));
create index on device (user_id, seen);
create index on device (seen);

-- What anybody may fill is swept by age.
create index on visit (created);
create index on inquiry (created);
create index on sms_code (expires);
