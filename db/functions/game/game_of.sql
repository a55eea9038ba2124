-- Returns what the rules need to know of a user; its size is bounded. Null: the user does not exist or is being deleted.
create or replace function game_of(p_user_id uuid) returns json language sql stable as $$
  select json_build_object(
    'time_zone', u.time_zone,
    'subscription_status', u.subscription_status,
    'is_named', u.name <> '',
    'created_at', u.created_at,
    'version', g.version,
    'state', g.state,
    'coins', w.balance,
    'puppies', (
      select json_agg(json_build_object('id', p.id, 'variant', p.variant, 'name', p.name, 'is_active', p.is_active,
        'level', p.level, 'xp', p.xp, 'happiness', p.happiness, 'cared_at', p.cared_at))
      from puppies p where p.user_id = p_user_id),
    'outfits', coalesce((
      select json_agg(json_build_object('outfit', o.outfit, 'is_worn', o.is_worn)) from outfits o where o.user_id = p_user_id), '[]'),
    'claimed', coalesce((
      select json_agg(t.difficulty) from task_claims t
      where t.user_id = p_user_id and t.day = (g.state -> 'day' ->> 'day')::date), '[]'),
    'achievements', coalesce((
      select json_agg(a.achievement) from achievements a where a.user_id = p_user_id), '[]')
  )
  from users u join game_states g on g.user_id = u.id join wallets w on w.user_id = u.id
  where u.id = p_user_id and u.deletion_requested_at is null
$$;
