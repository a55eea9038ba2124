create or replace function give_account_email() returns trigger language plpgsql as $$
begin
  update subscriptions set account_email = new.email where user_id = new.id;
  return null;
end
$$;
