-- What buyers say of themselves, and what they pay by balance with.
alter table buyer add column pic text;
alter table buyer add column sex text check (sex in ('M', 'F'));
alter table buyer add column birth_date text;
alter table buyer add column company text;
alter table buyer add column pay_password text;
-- A closed account keeps its orders, and nothing that says whose they were.
alter table buyer add column closed bigint;
alter table buyer alter column mobile drop not null;
create index closed_buyers on buyer (closed) where closed is not null;
