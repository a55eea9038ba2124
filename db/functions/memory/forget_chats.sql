-- Forgets what these chats told, what Luli said since and shares a word with it, and the sentences of summary and
-- diary that share a word with what was named, or two with what was told. Luli reads the chats no more; the person
-- still sees them.
create or replace function forget_chats(
  p_user_id uuid, p_chat_ids uuid[], p_named text[], p_language text
) returns void language plpgsql as $$
declare
  v_said text[] := array(
    select distinct term from chats c, unnest(terms_of(c.message, p_language)) term
    where c.user_id = p_user_id and c.id = any (p_chat_ids));
begin
  insert into forgotten_chats (user_id, chat_id)
  select p_user_id, c.id from chats c where c.user_id = p_user_id and c.id = any (p_chat_ids)
  on conflict (user_id, chat_id) do update set is_reply_only = false;
  insert into forgotten_chats (user_id, chat_id, is_reply_only)
  select p_user_id, c.id, true
  from (select id, response, created_at from chats where user_id = p_user_id order by created_at desc, id desc limit 61) c
  where c.created_at > (select min(created_at) from chats where user_id = p_user_id and id = any (p_chat_ids))
    and terms_of(c.response, p_language) && (p_named || v_said)
  on conflict do nothing;
  delete from memories where user_id = p_user_id and chat_id = any (p_chat_ids);
  delete from follow_ups where user_id = p_user_id and chat_id = any (p_chat_ids);
  update conversation_summaries set summary = coalesce(sentences_without(summary, p_named, v_said, p_language), '')
  where user_id = p_user_id and summary <> '';
  update diary_entries set words = sentences_without(words, p_named, v_said, p_language)
  where user_id = p_user_id and terms_of(words, p_language) && (p_named || v_said);
end
$$;
