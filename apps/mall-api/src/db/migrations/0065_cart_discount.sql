-- The threshold discount that the buyer wants for a line: 0 is none, null the one that takes most off.
alter table basket add column discount_id bigint check (discount_id >= 0);
