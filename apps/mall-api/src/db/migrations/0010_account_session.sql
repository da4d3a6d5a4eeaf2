-- A code serves what it was asked for: nobody sets a password with one that was sent for a login.
alter table sms_code add column purpose text not null default 'login';
alter table sms_code drop constraint sms_code_pkey;
alter table sms_code add primary key (mobile, purpose);

-- Every sending of the last day, for the limits by number and by address.
create table sms_sent (mobile text not null, ip text, sent bigint not null);
create index on sms_sent (mobile, sent);
create index on sms_sent (ip, sent) where ip is not null;

-- A number that was verified a moment ago. Only the proof's hash is kept.
create table sms_proof (proof_hash text primary key, mobile text not null, purpose text not null, expires bigint not null);
create index on sms_proof (expires);

create unique index one_account on buyer (lower(account));
create index on session (user_id);
