-- The conversation, and how much a user may send. See docs/flows/chat.md.

create table chats (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  puppy_id uuid not null,
  message text not null
    constraint chats_message_length check (char_length(message) between 1 and 4000)
    constraint chats_message_not_blank check (btrim(message, E' \t\n\r') <> ''),
  response text constraint chats_response_length check (char_length(response) <= 32768),
  status text not null default 'running' constraint chats_status_known check (status in ('running', 'done', 'stopped', 'failed')),
  attempt integer not null default 1 constraint chats_attempt_positive check (attempt >= 1),
  server_no integer not null,
  counted_on date not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  help text constraint chats_help_known check (help in ('card', 'age', 'safe', 'stays', 'offer', 'ask_age')),
  constraint chats_response_with_status check ((response is not null) = (status in ('done', 'stopped'))),
  primary key (user_id, id),
  constraint chats_puppy_fkey foreign key (user_id, puppy_id) references puppies (user_id, id) on delete cascade
);
comment on table chats is 'A message and Luli''s reply. Stored before the model is called; response is null until the run ends well.';
comment on column chats.counted_on is 'The user''s day whose quota this attempt took; a failed one gives it back to that day only.';
comment on column chats.help is
  'Beside a vetted reply: people to reach (card), the question whether one is under 18 (age), nothing (safe); beside '
  'another: the card in an open crisis (stays), the question whether it is wanted (offer), the age''s (ask_age).';
create index chats_user_id_created_at_idx on chats (user_id, created_at desc, id desc);
create index chats_user_id_puppy_id_idx on chats (user_id, puppy_id);
create index chats_age_idx on chats (user_id) where help in ('age', 'ask_age');

create table usage_counters (
  user_id uuid primary key references users on delete cascade,
  day date not null default '-infinity',
  messages integer not null default 0 constraint usage_counters_messages_positive check (messages >= 0),
  recent timestamptz[] not null default '{}' constraint usage_counters_recent_bounded check (cardinality(recent) <= 10),
  began_at timestamptz not null default now()
);
comment on table usage_counters is 'Messages sent on the user''s current day, and the times of the last ten: quota and rate in one row.';
comment on column usage_counters.began_at is 'When the first message of that day was accepted.';

create table owed_rewards (
  user_id uuid not null references users on delete cascade,
  chat_id uuid not null,
  sent_at timestamptz not null,
  is_name_told boolean not null,
  primary key (user_id, chat_id),
  constraint owed_rewards_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table owed_rewards is
  'Replies whose rewards could not be written with them. A sweep gives them, each once, and removes the row.';
comment on column owed_rewards.sent_at is 'When the message was sent: its rewards are worked out for then.';

create table chat_revisions (
  user_id uuid not null,
  replaced_id uuid not null,
  chat_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, replaced_id),
  constraint chat_revisions_chat_unique unique (user_id, chat_id),
  constraint chat_revisions_replaced_fkey foreign key (user_id, replaced_id) references chats (user_id, id) on delete cascade
);
comment on table chat_revisions is
  'Which message stands in the place of another: said anew, or answered anew. It counts as soon as that one is there and '
  'has not failed.';
comment on column chat_revisions.chat_id is 'What takes the place; it may not be there yet, or never come.';

create table chat_reactions (
  user_id uuid not null,
  chat_id uuid not null,
  reaction text not null constraint chat_reactions_reaction_known check (reaction in ('paw', 'heart')),
  created_at timestamptz not null default now(),
  primary key (user_id, chat_id),
  constraint chat_reactions_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table chat_reactions is 'What a person thought of a reply. At most one a reply.';

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

create table chat_words (
  user_id uuid not null,
  chat_id uuid not null,
  said_at timestamptz not null,
  words tsvector not null,
  primary key (user_id, chat_id),
  constraint chat_words_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table chat_words is
  'A chat''s words, message and reply. Written when its person searches, so that a message costs nothing more.';
comment on column chat_words.words is 'Each after a sign of its person, so that one index answers each alone.';
create index chat_words_words_idx on chat_words using gin (words);
create index chat_words_user_id_said_at_idx on chat_words (user_id, said_at desc);

create table free_replies (
  day date not null,
  network_hash text not null constraint free_replies_network_hash_length check (char_length(network_hash) <= 64),
  count integer not null constraint free_replies_count_positive check (count > 0),
  primary key (day, network_hash)
);
comment on table free_replies is
  'Replies that a model made for free accounts, by day (UTC) and network address (a keyed hash, anew each day); an empty '
  'one is all of them. Gone after two days.';
