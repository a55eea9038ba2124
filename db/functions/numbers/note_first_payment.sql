create or replace function note_first_payment() returns trigger language plpgsql as $$
begin
  if has_paid_since_trial(new) then new.paid_at := seen_at(new); end if;
  return new;
end
$$;
