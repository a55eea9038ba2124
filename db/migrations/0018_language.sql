-- A new account speaks its browser's language, and mails are written in the account's.

update settings set language = 'en-US' where language not in ('en-US', 'es', 'fr', 'de', 'pt', 'ja');
alter table settings add constraint settings_language_known check (language in ('en-US', 'es', 'fr', 'de', 'pt', 'ja'));

alter table users add column sign_up_language text not null default 'en-US'
  constraint users_sign_up_language_known check (sign_up_language in ('en-US', 'es', 'fr', 'de', 'pt', 'ja'));
comment on column users.sign_up_language is 'What the browser spoke at sign-up. It begins settings.language, which counts from then on.';

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
  insert into wallet_entries (user_id, source, source_id, amount) values (new.id, 'gift', 'opening', 1250);
  return new;
end
$$;
