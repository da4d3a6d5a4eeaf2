-- What one piece cost when it was put into the cart; lines from before do not know.
alter table basket add column added_price numeric(14, 2);
