-- Every server hears of it once it holds, and refuses the tokens that are still out.
create or replace function tell_of_suspension() returns trigger language plpgsql as $$
begin
  perform pg_notify('suspension', new.id::text);
  return null;
end
$$;
