-- A hash of each sample row as it was last imported. A row that differs from its hash was changed by a person.
create table seed_mark (table_name text not null, row_key text not null, sum bigint not null, primary key (table_name, row_key));
