-- The mailbox behind the spellings of an address, as mailboxOf in server/auth/mails/mailbox.ts.
create or replace function mailbox_of(p_email text) returns text language sql immutable as $$
  select case when lower(p_email) ~ '@(gmail|googlemail)\.com$'
      then replace(regexp_replace(split_part(lower(p_email), '@', 1), '^(.+?)\+.*$', '\1'), '.', '')
        || '@' || split_part(lower(p_email), '@', 2)
      else regexp_replace(lower(p_email), '^(.+?)\+.*(@[^@]*)$', '\1\2') end
$$;
