-- A code belongs to whoever asked for it: a stranger's request replaces nobody's code, a stranger's guesses end none.
-- `guesses` are those of other askers; `tries` are the asker's own.
alter table sms_code add column asker text not null default '', add column guesses int not null default 0;
alter table sms_code drop constraint sms_code_pkey;
alter table sms_code add primary key (mobile, purpose, asker);

-- `own`: the account's own session or a browser that it logged in from asked; all others are strangers.
alter table sms_sent add column purpose text not null default '', add column asker text not null default '', add column own boolean not null default false;
