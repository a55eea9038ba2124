-- Baby and Sleepy are open from the start, and every user has a growth row.

create or replace function create_user_belongings() returns trigger language plpgsql as $$
begin
  insert into puppies (user_id, variant, name, mood, is_active) values
    (new.id, 'original', 'Luli', 'Happy & Playful', true),
    (new.id, 'baby', 'Baby Lu', 'Bouncy & Giggly', false),
    (new.id, 'sleepy', 'Sleepy Lu', 'Dreamy & Cozy', false);
  insert into settings (user_id) values (new.id);
  insert into usage_counters (user_id) values (new.id);
  insert into growths (user_id) values (new.id);
  insert into wallets (user_id, balance) values (new.id, 1250);
  insert into wallet_entries (user_id, source, source_id, amount) values (new.id, 'gift', 'opening', 1250);
  return new;
end
$$;

insert into puppies (user_id, variant, name, mood)
select id, variant, name, mood from (select id from users) u
cross join (values ('baby', 'Baby Lu', 'Bouncy & Giggly'), ('sleepy', 'Sleepy Lu', 'Dreamy & Cozy')) as v (variant, name, mood)
on conflict (user_id, variant) do nothing;

-- What was said before counts; its rewards come with the next action.
insert into growths (user_id, messages, chatted_with, last_variant)
select u.id, count(c.id), case when count(c.id) = 0 then '{}' else array['original'] end,
  case when count(c.id) = 0 then null else 'original' end
from users u left join chats c on c.user_id = u.id and c.response <> ''
group by u.id
on conflict (user_id) do nothing;
