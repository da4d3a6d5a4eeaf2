-- The size that the buyer wants in an exchange. Null: the same size again.
alter table refund add column exchange_sku_id bigint references sku;
