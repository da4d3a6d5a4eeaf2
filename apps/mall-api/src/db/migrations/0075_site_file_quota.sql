-- What an account stores is summed before each file that it sends.
create index upload_owner on upload (user_id, created);
