-- The attributes that one of these must equal where parts go together: a shaft's diameter and a coupling's bore.
alter table attr add column mates bigint[];
