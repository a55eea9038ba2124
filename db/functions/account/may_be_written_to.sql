-- Whether Luli may write of her own accord: not to whose chat rests because they are under 18, nor to whoever is in an open crisis. What a
-- person asked for, or must be told, does not ask here.
create or replace function may_be_written_to(p_user_id uuid, p_now timestamptz) returns boolean language sql stable as $$
  select not exists (select from users where id = p_user_id and suspended_at is not null)
    and not exists (select from age_answers where user_id = p_user_id and answer = 'minor')
    and not in_crisis(p_user_id, p_now)
$$;
