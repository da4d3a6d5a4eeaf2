-- Where the mall tells a company's other systems what happened.
create table webhook_endpoint (
  webhook_endpoint_id bigint generated always as identity primary key, url text not null, secret text not null,
  -- The secret before the last rotation signs beside the new one until former_until.
  former_secret text, former_until bigint,
  types text[] not null, enabled boolean not null default true,
  -- The first failure since the last success, and why the mall switched the endpoint off.
  failing_since bigint, switched_off text, created bigint not null
);
-- The outbox. An event is written in the transaction of what happened, if an endpoint wants it. body is what is sent.
create table webhook_event (
  webhook_event_id bigint generated always as identity primary key, message_id text not null unique, type text not null,
  -- Events of one subject are delivered in order.
  subject text not null, body text not null, created bigint not null
);
create index webhook_event_created on webhook_event (created);
create table webhook_delivery (
  webhook_endpoint_id bigint not null references webhook_endpoint on delete cascade,
  webhook_event_id bigint not null references webhook_event on delete cascade,
  subject text not null, state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0, first_at bigint, next_at bigint not null default 0, last_at bigint,
  -- The status of the last answer, and the beginning of its body or the reason why there was none.
  status int, answer text,
  primary key (webhook_endpoint_id, webhook_event_id)
);
create index webhook_delivery_waiting on webhook_delivery (webhook_endpoint_id, webhook_event_id) where state = 'waiting';
create index webhook_delivery_event on webhook_delivery (webhook_event_id);
