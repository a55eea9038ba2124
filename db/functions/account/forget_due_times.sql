create or replace function forget_due_times() returns trigger language plpgsql as $$
begin
  update settings set letter_due_at = '-infinity', push_due_at = '-infinity' where user_id = new.id;
  return null;
end
$$;
