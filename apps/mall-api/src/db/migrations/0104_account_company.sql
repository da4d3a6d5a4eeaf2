-- The buyer's company is said once, and offered in every form that asks for it.
alter table buyer add column credit_code text;
alter table buyer add column company_address text;
