-- No more goes back than was paid. What earlier rules left is not looked at again.
alter table orders add constraint refunded_at_most check (refunded <= actual_total) not valid;
