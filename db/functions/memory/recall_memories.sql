-- The memories that fit a text. See recall_after.
create or replace function recall_memories(p_user_id uuid, p_message text, p_language text, p_now timestamptz, p_most integer)
returns table (id uuid, words text, noted_at timestamptz) language sql stable as $$
  select r.id, r.words, r.noted_at from recall_after(p_user_id, p_message, '', p_language, p_now, p_most) r
$$;
