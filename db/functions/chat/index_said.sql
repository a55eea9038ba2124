-- Brings the index of a person's words up to date: what was said since, and a piece of what was said before it began.
create or replace function index_said(p_user_id uuid, p_most integer) returns void language plpgsql as $$
declare
  v_first timestamptz; v_last timestamptz;
begin
  select min(said_at), max(said_at) into v_first, v_last from chat_words where user_id = p_user_id;
  insert into chat_words (user_id, chat_id, said_at, words)
  select user_id, id, created_at, array_to_tsvector(array(
    select left(md5(p_user_id::text), 12) || word from unnest(said_words(message || ' ' || response)) word))
  from (
    -- A reply takes no hour.
    (select * from chats where user_id = p_user_id and created_at > v_last - interval '1 hour'
     order by created_at desc limit p_most)
    union all
    (select * from chats where user_id = p_user_id and created_at < coalesce(v_first, 'infinity')
     order by created_at desc limit p_most)) c
  where status in ('done', 'stopped') and not exists (select from chat_words w where w.user_id = p_user_id and w.chat_id = c.id)
  on conflict do nothing;
end
$$;
