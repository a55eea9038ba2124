-- What runs by the clock finds who is due by an index, and looks at nobody else.

alter table settings
  add column letter_due_at timestamptz not null default '-infinity',
  add column push_due_at timestamptz not null default '-infinity';
comment on column settings.letter_due_at is 'Before that moment the weekly letter does not look at this person.';
comment on column settings.push_due_at is 'Before that moment push messages do not look at this person.';
create index settings_letter_due_at_idx on settings (letter_due_at) where email_updates;
create index settings_push_due_at_idx on settings (push_due_at) where push_notifications;
drop index settings_email_updates_idx;
drop index settings_push_idx;

create function forget_due_times() returns trigger language plpgsql as $$
begin
  update settings set letter_due_at = '-infinity', push_due_at = '-infinity' where user_id = new.id;
  return null;
end
$$;
create trigger users_forget_due_times after update of time_zone on users
for each row when (old.time_zone is distinct from new.time_zone) execute function forget_due_times();

alter table subscriptions add column account_email text
  constraint subscriptions_account_email_length check (char_length(account_email) <= 254);
comment on column subscriptions.account_email is 'The address of users, repeated by triggers, so that an index holds those whom Stripe knows by another one.';

create function take_account_email() returns trigger language plpgsql as $$
begin
  -- Waits for a change of the address, which then is seen.
  select email into new.account_email from users where id = new.user_id for key share;
  return new;
end
$$;
create trigger subscriptions_take_account_email before insert on subscriptions
for each row execute function take_account_email();

create function give_account_email() returns trigger language plpgsql as $$
begin
  update subscriptions set account_email = new.email where user_id = new.id;
  return null;
end
$$;
create trigger users_give_account_email after update of email on users
for each row when (old.email is distinct from new.email) execute function give_account_email();

update subscriptions s set account_email = u.email from users u where u.id = s.user_id;
create index subscriptions_untold_idx on subscriptions (user_id)
where customer_id is not null and customer_email is distinct from account_email;

-- The end of a window, by which its row is swept; and the words of a key, by which a deleted person's go.
create index rate_limits_last_request_idx on rate_limits (last_request);
create index rate_limits_key_words_idx on rate_limits using gin (string_to_array(key, '|'));
create index verifications_value_idx on verifications using hash (value);

-- A part of a value. A server may lack the extension: then the search reads what there is of a day.
do $$
begin
  create index verifications_value_trgm_idx on verifications using gin (value gin_trgm_ops);
exception when undefined_object then null;
end
$$;
