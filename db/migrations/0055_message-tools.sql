-- What a person does with a reply, and what takes a message's place: see docs/flows/chat.md.
create table chat_reactions (
  user_id uuid not null,
  chat_id uuid not null,
  reaction text not null constraint chat_reactions_reaction_known check (reaction in ('paw', 'heart')),
  created_at timestamptz not null default now(),
  primary key (user_id, chat_id),
  constraint chat_reactions_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table chat_reactions is 'What a person thought of a reply. At most one a reply.';

create table chat_revisions (
  user_id uuid not null,
  replaced_id uuid not null,
  chat_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, replaced_id),
  constraint chat_revisions_replaced_fkey foreign key (user_id, replaced_id) references chats (user_id, id) on delete cascade,
  constraint chat_revisions_chat_unique unique (user_id, chat_id)
);
comment on table chat_revisions is 'Which message stands in the place of another: said anew, or answered anew. It counts as soon as that one is there and has not failed.';
comment on column chat_revisions.chat_id is 'What takes the place; it may not be there yet, or never come.';
