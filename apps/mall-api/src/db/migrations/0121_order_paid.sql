-- The console's overview adds up what was paid today and in the last 30 days.
create index orders_paid on orders (paid_at) where paid_at is not null;
