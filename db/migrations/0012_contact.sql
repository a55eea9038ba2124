-- What people write to us on the contact page.

create table contact_messages (
  id uuid primary key,
  name text not null constraint contact_messages_name_length check (char_length(name) between 1 and 80),
  email text not null
    constraint contact_messages_email_length check (char_length(email) between 3 and 254)
    constraint contact_messages_email_lowercase check (email = lower(email)),
  subject text not null constraint contact_messages_subject_length check (char_length(subject) between 1 and 120),
  message text not null constraint contact_messages_message_length check (char_length(message) between 1 and 4000),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
comment on table contact_messages is 'Messages of the contact form, from anyone: the address is not proven to be theirs. Erased after a year, or with the account of the same address.';
comment on column contact_messages.id is 'Made by the page, so that a message sent twice is one.';
create index contact_messages_created_at_idx on contact_messages (created_at desc, id desc);
create index contact_messages_open_idx on contact_messages (created_at desc, id desc) where answered_at is null;
create index contact_messages_email_idx on contact_messages (email);

-- No foreign key can say this, because most who write have no account.
create function erase_contact_messages() returns trigger language plpgsql as $$
begin
  delete from contact_messages where email = old.email;
  return null;
end
$$;
create trigger users_erase_contact_messages after delete on users for each row execute function erase_contact_messages();
