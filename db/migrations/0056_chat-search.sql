-- The words of what was said, by which it is found: see docs/flows/chat.md.
create table chat_words (
  user_id uuid not null,
  chat_id uuid not null,
  said_at timestamptz not null,
  words tsvector not null,
  primary key (user_id, chat_id),
  constraint chat_words_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table chat_words is 'A chat''s words, message and reply. Written when its person searches, so that a message costs nothing more.';
comment on column chat_words.words is 'Each after a sign of its person, so that one index answers each alone.';
create index chat_words_words_idx on chat_words using gin (words);
create index chat_words_user_id_said_at_idx on chat_words (user_id, said_at desc);
