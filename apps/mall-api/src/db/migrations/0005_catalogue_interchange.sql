-- The part whoever makes it: equal products take each other's place, equal SKUs are offers of one part. goes_with names parts, or beginnings of them with a `*`.
alter table product add column interchange text, add column goes_with text[] not null default '{}', add column documents jsonb not null default '[]';
create index on product (interchange text_pattern_ops) where interchange is not null;
alter table sku add column interchange text;
create index on sku (interchange) where interchange is not null;
-- A table of a category shows these as columns, in the buyer's order.
alter table category add column key_attrs bigint[] not null default '{}';
alter table attr add column kind text not null default 'choice' check (kind in ('number', 'choice'));
