-- Whatever an order waits for, it holds its goods for 14 days at most (domain/constants, UNPAID_ORDER_DAYS).
update orders set expires = created + 1209600000 where expires > created + 1209600000;
alter table orders add constraint orders_held_at_most check (expires <= created + 1209600000);
