-- Which languages there are is said once, in shared/contracts/language.ts: a seventh needs no migration.

create function is_language(p_language text) returns boolean language sql immutable as $$
  select p_language in ('en-US', 'es', 'fr', 'de', 'pt', 'ja')
$$;

alter table settings
  drop constraint settings_language_known,
  add constraint settings_language_known check (is_language(language));
alter table users
  drop constraint users_sign_up_language_known,
  add constraint users_sign_up_language_known check (is_language(sign_up_language));
