-- What was said before a message: the user's last turns as the page shows them, oldest first, and what it shows them in. Of a failed or
-- unfinished turn that is the message alone. What the person had forgotten is left out, and so is what was said anew. Volatile, so that a reply is seen that was stored while begin_chat waited for its turn.
create or replace function conversation_before(p_user_id uuid, p_created_at timestamptz, p_id uuid) returns json language sql volatile as $$
  select json_build_object('language', s.language, 'time_zone', u.time_zone, 'turns', coalesce((
    select json_agg(json_build_object('message', t.message, 'response', t.response, 'at', t.created_at) order by t.created_at, t.id)
    from (
      select id, message, response, created_at from chats
      where user_id = p_user_id and (created_at, id) < (p_created_at, p_id)
        and not exists (select from forgotten_chats f where f.user_id = p_user_id and f.chat_id = chats.id)
        and (select true from chat_revisions r join chats n on n.user_id = r.user_id and n.id = r.chat_id
          where r.user_id = p_user_id and r.replaced_id = chats.id and n.status <> 'failed') is null
        and created_at > coalesce((select forgotten_until from conversation_summaries where user_id = p_user_id), '-infinity')
      order by created_at desc, id desc limit ${told_turns}
    ) t), '[]'))
  from users u join settings s on s.user_id = u.id
  where u.id = p_user_id
$$;
