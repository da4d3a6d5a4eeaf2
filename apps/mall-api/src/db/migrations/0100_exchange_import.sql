-- Imports of files. `line` is the last line whose rows are committed, so that the same file continues behind it.
create table import_run (
  import_run_id bigint generated always as identity primary key, kind text not null check (kind in ('products', 'prices', 'stock')),
  file_hash text, file_name text not null, size bigint, line bigint not null default 0, written bigint not null default 0, errors bigint not null default 0,
  -- Bytes of the file of errors, as of `line`.
  errors_size bigint not null default 0, person text not null, started bigint not null, updated bigint not null, finished bigint
);
create index on import_run (kind, file_hash);

-- The names by which a shop's own systems know its products. One product may have several.
create table imported_product (
  shop_id bigint not null references shop, product_key text not null, prod_id bigint not null references product on delete cascade, primary key (shop_id, product_key)
);
create index on imported_product (prod_id);

-- Imported rows have ids above those of the sample.
create sequence imported_product_id start 1000000000000;
create sequence imported_sku_id start 1000000000000;
create sequence imported_brand_id start 1000000000;
create sequence imported_category_id start 1000000000;
