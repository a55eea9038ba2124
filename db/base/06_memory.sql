-- Luli's memory of a person. See docs/flows/memory.md.

create table memories (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  words text not null constraint memories_words_length check (char_length(words) between 1 and 300),
  kind text not null
    constraint memories_kind_known check (kind in (
      'name', 'person', 'pet', 'like', 'dislike', 'date', 'goal', 'work', 'place', 'private', 'other')),
  language text not null constraint memories_language_known check (is_language(language)),
  importance smallint not null constraint memories_importance_range check (importance between 1 and 5),
  is_pinned boolean not null default false,
  chat_id uuid,
  noted_at timestamptz not null,
  closed_at timestamptz,
  expires_at timestamptz,
  rank_at timestamptz not null,
  fingerprint text not null,
  search_words text not null default '' constraint memories_search_words_length check (char_length(search_words) <= 200),
  primary key (user_id, id),
  constraint memories_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table memories is 'Facts that a person told, in their words. Forgetting erases a row; what is true no more is closed.';
comment on column memories.chat_id is 'The message that told it; null once the person wrote it anew.';
comment on column memories.rank_at is
  'Importance and freshness as one moment: when it was noted, later by its importance, infinity when pinned.';
comment on column memories.fingerprint is 'Equal for the same words told twice.';
comment on column memories.search_words is
  'What somebody would ask for it with, beside its own words: other words, the wider thing. Shown nowhere.';
create unique index memories_user_id_fingerprint_key on memories (user_id, fingerprint) where closed_at is null;
create index memories_user_id_rank_at_idx on memories (user_id, rank_at desc, id desc) where closed_at is null;
create index memories_user_id_list_idx on memories (user_id, is_pinned desc, noted_at desc, id desc) where closed_at is null;
create index memories_user_id_chat_id_idx on memories (user_id, chat_id);
create index memories_expires_at_idx on memories (expires_at) where expires_at is not null;
create trigger memories_rank before insert or update of words, importance, is_pinned, noted_at, language on memories
  for each row execute function rank_memory();
create trigger memories_index_terms after insert or update of words, search_words, rank_at, closed_at on memories
  for each row execute function index_memory_terms();

create table memory_terms (
  user_id uuid not null,
  term text not null,
  rank_at timestamptz not null,
  memory_id uuid not null,
  is_own boolean not null default true,
  primary key (user_id, term, rank_at, memory_id),
  constraint memory_terms_memory_fkey foreign key (user_id, memory_id) references memories (user_id, id) on delete cascade
);
comment on table memory_terms is
  'The words of open memories, stemmed, so that a message finds its memories at a constant cost. A trigger keeps it.';
comment on column memory_terms.is_own is 'Of the memory''s own words. Forgetting goes by those alone.';
create index memory_terms_user_id_memory_id_idx on memory_terms (user_id, memory_id);

create table conversation_summaries (
  user_id uuid primary key references users on delete cascade,
  summary text not null default '' constraint conversation_summaries_summary_length check (char_length(summary) <= 900),
  unread integer not null default 0,
  due_at timestamptz,
  failures integer not null default 0,
  forgotten_until timestamptz not null default '-infinity'
);
comment on table conversation_summaries is
  'What a conversation was about, and when its unread chats are read for facts. The row is the lock of who writes memories.';
comment on column conversation_summaries.due_at is 'When the unread is to be read; null: there is none.';
comment on column conversation_summaries.forgotten_until is 'The person had everything forgotten: Luli reads no chat from before.';
create index conversation_summaries_due_at_idx on conversation_summaries (due_at) where due_at is not null;

create table unread_chats (
  user_id uuid not null,
  chat_id uuid not null,
  primary key (user_id, chat_id),
  constraint unread_chats_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table unread_chats is
  'Replies that were not read for facts yet. Whoever reads them removes them with the facts in one transaction.';

create table forgotten_chats (
  user_id uuid not null,
  chat_id uuid not null,
  is_reply_only boolean not null default false,
  primary key (user_id, chat_id),
  constraint forgotten_chats_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade
);
comment on table forgotten_chats is 'Chats that told what was to be forgotten: the person can read them, Luli and her model do no more.';
comment on column forgotten_chats.is_reply_only is
  'The reply alone says again what was to be forgotten: the message is still told to Luli and her model.';

create table used_memories (
  user_id uuid not null,
  chat_id uuid not null,
  memory_id uuid not null,
  primary key (user_id, chat_id, memory_id),
  constraint used_memories_chat_fkey foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade,
  constraint used_memories_memory_fkey foreign key (user_id, memory_id) references memories (user_id, id) on delete cascade
);
comment on table used_memories is 'Which memories a reply spoke of, to be shown on request.';
create index used_memories_user_id_memory_id_idx on used_memories (user_id, memory_id);

create table diary_entries (
  user_id uuid not null references users on delete cascade,
  day date not null,
  due_at timestamptz,
  words text constraint diary_entries_words_length check (char_length(words) between 1 and 600),
  primary key (user_id, day)
);
comment on table diary_entries is 'A day that was spent with Luli: what she wrote of it, or when she is to write.';
comment on column diary_entries.day is 'Of the user: from 03:00 to 03:00 in their zone.';
comment on column diary_entries.due_at is 'When it is to be written; null: somebody has taken that upon them, or it is written.';
comment on column diary_entries.words is 'Null: not written yet, or there was nothing to write.';
create index diary_entries_due_at_idx on diary_entries (due_at) where due_at is not null;
