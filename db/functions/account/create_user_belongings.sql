-- Every insert of a user (form, Google, seed) also makes everything that belongs to one, in the same statement.
create or replace function create_user_belongings() returns trigger language plpgsql as $$
begin
  insert into puppies (user_id, variant, name, mood, is_active)
  select new.id, s.variant, s.name, s.mood, s.is_active
  from jsonb_to_recordset(${starter_puppies}) as s (variant text, name text, mood text, is_active boolean);
  insert into settings (user_id, language) values (new.id, new.sign_up_language);
  insert into usage_counters (user_id) values (new.id);
  insert into game_states (user_id, state) values (new.id, ${opening_state});
  insert into wallets (user_id, balance) values (new.id, ${opening_coins});
  -- The gift is as old as the account, even if the account was inserted with an earlier date.
  insert into wallet_entries (user_id, source, source_id, amount, created_at)
  values (new.id, 'gift', 'opening', ${opening_coins}, new.created_at);
  return new;
end
$$;
