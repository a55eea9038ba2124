-- Returns the turns before a message as the page shows them, newest first, in three lists, which cost half as much as an
-- object per turn. A failed or unfinished turn has its message alone. Forgotten turns and replies are left out, and so are
-- replaced messages; what Luli asked of her own accord after a reply belongs to it. Checks skip that work for people who
-- have none of these. The function is volatile, so that it sees a
-- reply that was stored while begin_message waited for its lock.
create or replace function turns_before(p_user_id uuid, p_created_at timestamptz, p_id uuid) returns json language sql volatile as $$
  select json_build_object('messages', json_agg(t.message), 'responses', json_agg(t.response), 'at', json_agg(t.created_at))
  from (
    select message, created_at,
      case when (select exists (select from forgotten_chats where user_id = p_user_id))
        and exists (select from forgotten_chats f where f.user_id = p_user_id and f.chat_id = chats.id)
        then null else response || coalesce(case when (select exists (select from follow_ups where user_id = p_user_id)) then (
          select string_agg(E'\n\n' || f.question, '' order by f.asked_at) from follow_ups f
          where f.user_id = p_user_id and f.asked_after = chats.id) end, '') end as response
    from chats
    where user_id = p_user_id and (created_at, id) < (p_created_at, p_id)
      and (not (select exists (select from forgotten_chats where user_id = p_user_id))
        or not exists (select from forgotten_chats f where f.user_id = p_user_id and f.chat_id = chats.id and not f.is_reply_only))
      and (not (select exists (select from chat_revisions where user_id = p_user_id))
        or (select true from chat_revisions r join chats n on n.user_id = r.user_id and n.id = r.chat_id
          where r.user_id = p_user_id and r.replaced_id = chats.id and n.status <> 'failed') is null)
      and created_at > coalesce((select forgotten_until from conversation_summaries where user_id = p_user_id), '-infinity')
    order by created_at desc, id desc limit ${turns_read}
  ) t
$$;
