-- How many times the points of an ordinary buyer the order brought: the level of the day it was received.
alter table orders add column earn_rate numeric(4, 2) not null default 1;
