-- begin_message as servers of 0.1 ask for it.
create or replace function begin_chat(
  p_user_id uuid, p_id uuid, p_message text, p_server_no integer,
  p_free_daily integer, p_premium_daily integer, p_now timestamptz
) returns table (
  outcome text, retry_after_s integer, attempt integer, response text, chat_status text, created_at timestamptz, server_no integer,
  user_name text, variant text, puppy_name text, mood text, puppy_level integer, subscription_status text, messages_left integer,
  game json
) language sql as $$
  select b.* from json_to_record(
    begin_message(p_user_id, p_id, p_message, p_server_no, p_free_daily, p_premium_daily, p_now, null)
  ) as b (
    outcome text, retry_after_s integer, attempt integer, response text, chat_status text, created_at timestamptz, server_no integer,
    user_name text, variant text, puppy_name text, mood text, puppy_level integer, subscription_status text, messages_left integer,
    game json)
$$;
