-- What a shop sends with its quote: certificates, drawings, the quotation itself. The files are the buyer's.
alter table quote add column files text not null default '';
