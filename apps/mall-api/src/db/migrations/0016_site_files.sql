-- Bytes stand in the store of files (FILES_URL, or a folder of DATA_DIR); those of rows from before stay where they are.
alter table upload alter column bytes drop not null;
alter table upload rename column sent to used;
alter table upload add column kind text not null default 'chat', add column name text not null default '', add column size int not null default 0;
-- Being swept: no record may take it any more.
alter table upload add column doomed boolean not null default false;
update upload set size = length(bytes);
