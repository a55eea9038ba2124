-- A foreign key cannot do this, because most senders have no account.
create or replace function erase_contact_messages() returns trigger language plpgsql as $$
begin
  delete from contact_messages where email = old.email;
  return null;
end
$$;
