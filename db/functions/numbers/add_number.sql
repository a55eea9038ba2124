-- Rows of one user always meet in the same stripe, so that people who do something at the same moment seldom wait for each other.
create or replace function add_number(
  p_kind text, p_on date, p_user_id uuid, p_amount bigint, p_step integer default 0
) returns void language sql as $$
  insert into numbers as n (kind, starts_on, step, stripe, amount)
  select p_kind, p_on, p_step, uuid_hash(p_user_id) & 15, p_amount where p_amount <> 0
  on conflict (kind, starts_on, step, stripe) do update set amount = n.amount + excluded.amount
$$;
