-- The one round trip after a reply: ends the run as end_chat does and, only if it ended just now, applies what the rules made of it.
-- Its statements are planned once, as begin_message's are.
-- "stale": the user did something else meanwhile; nothing is stored, and the caller works it out again from the game that comes back.
-- "repeated": this attempt was ended so before. "lost": another server has taken the run over.
-- "owed": the reply is stored, its rewards are not: they were refused, for this reason, or the rules had none (p_change is null).
create or replace function finish_chat(
  p_user_id uuid, p_id uuid, p_attempt integer, p_status text, p_response text, p_now timestamptz, p_user_name text,
  p_sent_at timestamptz, p_version bigint, p_change jsonb
) returns table (outcome text, game json, reason text) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_version bigint; v_status text;
begin
  -- A name is written to the user's row, which comes first in the order of locks.
  if p_user_name is null then perform 1 from users where id = p_user_id for key share;
  else perform 1 from users where id = p_user_id for no key update;
  end if;
  select version into v_version from game_states where user_id = p_user_id for update;
  select status into v_status from chats where user_id = p_user_id and id = p_id and attempt = p_attempt for update;
  if v_status is null or v_status not in ('running', p_status) then outcome := 'lost';
  elsif v_status = p_status then
    outcome := case when exists (select from owed_rewards where user_id = p_user_id and chat_id = p_id) then 'owed' else 'repeated' end;
  elsif p_change is not null and v_version <> p_version then
    outcome := 'stale';
    game := game_of(p_user_id);
  else
    perform end_chat(p_user_id, p_id, p_attempt, p_status, p_response, p_now, p_user_name);
    outcome := case when p_change is null then 'owed' else 'ended' end;
    begin
      perform apply_game(p_user_id, p_change, p_now) where p_change is not null;
    exception when others then
      -- A temporary error (a conflict, a full or stopping server) undoes all, and the caller tries again.
      if left(sqlstate, 2) in ('40', '53', '55', '57', '58') then raise; end if;
      outcome := 'owed';
      reason := sqlerrm;
    end;
    if outcome = 'owed' then
      insert into owed_rewards (user_id, chat_id, sent_at, is_name_told)
      values (p_user_id, p_id, p_sent_at, coalesce(p_user_name, '') <> '');
    end if;
  end if;
  return next;
end
$$;
