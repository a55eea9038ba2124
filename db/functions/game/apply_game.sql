-- Writes what an action has changed. The caller holds the game row and worked from its present version.
create or replace function apply_game(p_user_id uuid, p_change jsonb, p_now timestamptz) returns void language plpgsql as $$
declare
  v_coins integer;
begin
  -- Two states never have one version, also where a crash or a copy of the database led back to an older one.
  update game_states set version = coalesce((p_change ->> 'version')::bigint, new_version()), state = p_change -> 'state'
  where user_id = p_user_id;

  -- Only one puppy may be active at any moment, so the old one is deactivated first. Both are among the changed ones.
  if jsonb_array_length(p_change -> 'puppies') > 1 then
    update puppies set is_active = false where user_id = p_user_id and is_active and variant <> p_change ->> 'active';
  end if;
  insert into puppies (user_id, id, variant, name, mood, level, xp, happiness, cared_at, is_active)
  select p_user_id, p.id, p.variant, p.name, p.mood, p.level, p.xp, p.happiness, p.cared_at, p.variant = p_change ->> 'active'
  from jsonb_to_recordset(p_change -> 'puppies')
    as p (id uuid, variant text, name text, mood text, level integer, xp integer, happiness integer, cared_at timestamptz)
  on conflict (user_id, variant) do update set mood = excluded.mood, level = excluded.level, xp = excluded.xp,
    happiness = excluded.happiness, cared_at = excluded.cared_at, is_active = excluded.is_active, updated_at = p_now;

  -- Most actions earn none of these, and a statement that inserts nothing is not free.
  if p_change -> 'coins' <> '[]' then
    with added as (
      insert into wallet_entries (user_id, source, source_id, amount, created_at)
      select p_user_id, e.source, e.source_id, e.amount, p_now
      from jsonb_to_recordset(p_change -> 'coins') as e (source text, source_id text, amount integer)
      on conflict (user_id, source, source_id) do nothing
      returning amount
    ) select sum(amount) into v_coins from added;
    if v_coins is not null then update wallets set balance = balance + v_coins where user_id = p_user_id; end if;
  end if;
  if p_change -> 'achievements' <> '[]' then
    insert into achievements (user_id, achievement, unlocked_at)
    select p_user_id, a, p_now from jsonb_array_elements_text(p_change -> 'achievements') a on conflict do nothing;
  end if;
  if p_change -> 'claims' <> '[]' then
    insert into task_claims (user_id, day, difficulty, task, claimed_at)
    select p_user_id, t.day, t.difficulty, t.task, p_now
    from jsonb_to_recordset(p_change -> 'claims') as t (day date, difficulty text, task text)
    -- A day that a wrong clock had already begun has some of them.
    on conflict (user_id, day, difficulty) do nothing;
  end if;

  insert into activity_days (user_id, day, messages, pets, tasks, xp, happiness, is_frozen)
  select p_user_id, d.day, d.messages, d.pets, d.tasks, d.xp, d.happiness, d.is_frozen
  from jsonb_to_recordset(p_change -> 'days')
    as d (day date, messages integer, pets integer, tasks integer, xp integer, happiness integer, is_frozen boolean)
  on conflict (user_id, day) do update set messages = excluded.messages, pets = excluded.pets, tasks = excluded.tasks,
    xp = excluded.xp, happiness = excluded.happiness;

  if p_change ? 'outfits' then
    -- A slot is emptied before it is filled.
    update outfits set is_worn = false where user_id = p_user_id and is_worn;
    insert into outfits (user_id, outfit, slot, is_worn, bought_at)
    select p_user_id, o.outfit, o.slot, o.is_worn, p_now
    from jsonb_to_recordset(p_change -> 'outfits') as o (outfit text, slot text, is_worn boolean)
    on conflict (user_id, outfit) do update set is_worn = excluded.is_worn;
  end if;
end
$$;
