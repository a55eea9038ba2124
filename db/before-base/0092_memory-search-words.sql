-- Memories have words that people would search them by and that are not in them. See docs/flows/memory.md.

alter table memories add column search_words text not null default ''
  constraint memories_search_words_length check (char_length(search_words) <= 200);
comment on column memories.search_words is
  'What somebody would ask for it with, beside its own words: other words, the wider thing. Shown nowhere.';

alter table memory_terms add column is_own boolean not null default true;
comment on column memory_terms.is_own is 'Of the memory''s own words. Forgetting goes by those alone.';

drop trigger memories_index_terms on memories;
create trigger memories_index_terms after insert or update of words, search_words, rank_at, closed_at on memories
  for each row execute function index_memory_terms();
