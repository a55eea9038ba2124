-- The page asks whether a name is the person's own: see docs/flows/chat.md.
create table asked_names (
  user_id uuid not null,
  chat_id uuid not null,
  name text not null constraint asked_names_name_length check (char_length(name) between 1 and 80),
  is_declined boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, chat_id),
  constraint asked_names_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table asked_names is
  'A name that a message may have told: the page asks whether it is theirs. A declined one is not asked for again.';
