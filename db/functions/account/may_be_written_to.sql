-- Returns whether Luli may write unasked. She may not write to people in an open crisis, nor to minors, whose chat rests.
-- Mails that a person asked for, or must get, do not call this.
create or replace function may_be_written_to(p_user_id uuid, p_now timestamptz) returns boolean language sql stable as $$
  select not exists (select from users where id = p_user_id and suspended_at is not null)
    and not exists (select from age_answers where user_id = p_user_id and answer = 'minor')
    and not in_crisis(p_user_id, p_now)
$$;
