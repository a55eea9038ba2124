-- Who is being deleted plays no more: for every action and look they are gone.
create or replace function growth_of(p_user_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'time_zone', u.time_zone,
    'subscription_status', u.subscription_status,
    'is_named', u.name <> '',
    'created_at', u.created_at,
    'growth', to_jsonb(g),
    'coins', w.balance,
    'puppies', (
      select jsonb_agg(jsonb_build_object('id', p.id, 'variant', p.variant, 'name', p.name, 'is_active', p.is_active,
        'level', p.level, 'xp', p.xp, 'happiness', p.happiness, 'cared_at', p.cared_at))
      from puppies p where p.user_id = p_user_id),
    'outfits', coalesce((
      select jsonb_agg(jsonb_build_object('outfit', o.outfit, 'is_worn', o.is_worn)) from outfits o where o.user_id = p_user_id), '[]'),
    'claimed', coalesce((
      select jsonb_agg(t.difficulty) from task_claims t where t.user_id = p_user_id and t.day = g.day), '[]'),
    'achievements', coalesce((
      select jsonb_agg(a.achievement) from achievements a where a.user_id = p_user_id), '[]')
  )
  from users u join growths g on g.user_id = u.id join wallets w on w.user_id = u.id
  where u.id = p_user_id and u.deletion_requested_at is null
$$;
