create or replace function take_account_email() returns trigger language plpgsql as $$
begin
  -- Waits for a change of the address, which then is seen.
  select email into new.account_email from users where id = new.user_id for key share;
  return new;
end
$$;
