-- The extensions that indexes and searches need, and a placeholder for each function that a check or a trigger below names.
-- The functions of db/functions replace the placeholders right after the base.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create function is_language(p_language text) returns boolean language sql immutable as $$ select true $$;

do $$
declare name text;
begin
  foreach name in array array[
    'count_activity', 'count_activity_week', 'count_leaver', 'count_money', 'count_sign_up', 'count_trial',
    'count_user', 'create_user_belongings', 'erase_contact_messages', 'forget_due_times', 'give_account_email',
    'index_memory_terms', 'keep_an_able_admin', 'keep_an_admin', 'keep_audit_entries', 'keep_game_version',
    'keep_known_time_zone', 'keep_wallet_entries', 'rank_memory', 'take_account_email', 'tell_ended_session',
    'tell_of_suspension'
  ] loop
    execute format('create function %I() returns trigger language plpgsql as
      ''begin raise exception ''''the functions of db/functions are not in place yet''''; end''', name);
  end loop;
end
$$;
