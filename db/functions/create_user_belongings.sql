create or replace function create_user_belongings() returns trigger language plpgsql as $$
begin
  insert into puppies (user_id, variant, name, mood, is_active) values
    (new.id, 'original', 'Luli', 'Happy & Playful', true),
    (new.id, 'baby', 'Baby Lu', 'Bouncy & Giggly', false),
    (new.id, 'sleepy', 'Sleepy Lu', 'Dreamy & Cozy', false);
  insert into settings (user_id, language) values (new.id, new.sign_up_language);
  insert into usage_counters (user_id) values (new.id);
  insert into growths (user_id) values (new.id);
  insert into wallets (user_id, balance) values (new.id, 1250);
  insert into wallet_entries (user_id, source, source_id, amount, created_at) values (new.id, 'gift', 'opening', 1250, new.created_at);
  return new;
end
$$;
