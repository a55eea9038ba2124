-- A reward that the database refuses must not cost the reply: the reply is stored, the reward is owed. See docs/flows/growth.md.

create table owed_rewards (
  user_id uuid not null references users (id) on delete cascade,
  chat_id uuid not null,
  sent_at timestamptz not null,
  is_name_told boolean not null,
  primary key (user_id, chat_id),
  constraint owed_rewards_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table owed_rewards is 'Replies whose rewards could not be written with them. A sweep gives them, each once, and removes the row.';
comment on column owed_rewards.sent_at is 'When the message was sent: its rewards are worked out for then.';

-- Its arguments change; no release was out that called the old one (docs/decisions/0005).
drop function finish_chat(uuid, uuid, integer, text, text, timestamptz, text, bigint, jsonb);
