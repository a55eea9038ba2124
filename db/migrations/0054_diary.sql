-- Luli's diary: see docs/flows/memory.md.
create table diary_entries (
  user_id uuid not null references users (id) on delete cascade,
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
