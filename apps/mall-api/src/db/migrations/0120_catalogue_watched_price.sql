-- The list price at which the buyer wants a notice of a favourite, and when the buyer asked for it.
alter table collection add column watched_price numeric(14, 2), add column watched bigint;
