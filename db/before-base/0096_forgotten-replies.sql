-- A reply may repeat what was to be forgotten. See docs/flows/memory.md.
alter table forgotten_chats add column is_reply_only boolean not null default false;
comment on column forgotten_chats.is_reply_only is
  'The reply alone says again what was to be forgotten: the message is still told to Luli and her model.';
