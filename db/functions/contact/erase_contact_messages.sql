-- No foreign key can say this, because most who write have no account.
create or replace function erase_contact_messages() returns trigger language plpgsql as $$
begin
  delete from contact_messages where email = old.email;
  return null;
end
$$;
