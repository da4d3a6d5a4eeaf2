-- The end of an open shop's licence (null: unknown or without end), and the licence that its owner sent last, with the
-- mall's answer: { file, until, state, sent, reason, answered }.
alter table shop_application add column licence_until text, add column renewal jsonb;
