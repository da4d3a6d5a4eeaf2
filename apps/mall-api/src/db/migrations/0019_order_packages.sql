-- An order may leave in several packages: how many pieces of each line have left, and in which.
alter table order_item add column shipped int not null default 0 check (shipped between 0 and quantity);
update order_item i set shipped = quantity from orders o where o.order_number = i.order_number and o.shipped_at is not null;
create table delivery_item (
  order_delivery_id bigint not null references delivery on delete cascade, order_item_id bigint not null references order_item on delete cascade,
  quantity int not null check (quantity > 0), primary key (order_delivery_id, order_item_id)
);
insert into delivery_item select d.order_delivery_id, i.order_item_id, i.quantity from delivery d join order_item i using (order_number);
