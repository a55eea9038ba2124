-- Notes that the card with the age question was shown. A person who said that they are under 18 is not asked again.
create or replace function ask_age(p_user_id uuid, p_now timestamptz) returns void language sql as $$
  insert into age_answers as a (user_id, answer, answered_at) values (p_user_id, 'asked', p_now)
  on conflict (user_id) do update set answer = 'asked', answered_at = p_now where a.answer = 'adult'
$$;
