-- Locks nothing. Orders that change meanwhile are corrected by the next migration.
select fill_goods();
