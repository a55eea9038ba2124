-- One noun, one name: what the game remembers of a user is its game state, in tables as in code.

alter table growths rename to game_states;

do $$
declare
  v_name text;
begin
  for v_name in select conname from pg_constraint where conrelid = 'game_states'::regclass and conname like 'growths\_%' loop
    execute format('alter table game_states rename constraint %I to %I', v_name, 'game_states_' || substr(v_name, 9));
  end loop;
  for v_name in select indexrelid::regclass::text from pg_index where indrelid = 'game_states'::regclass loop
    if v_name like 'growths\_%' then execute format('alter index %I rename to %I', v_name, 'game_states_' || substr(v_name, 9)); end if;
  end loop;
  for v_name in select tgname from pg_trigger where tgrelid = 'game_states'::regclass and tgname like 'growths\_%' loop
    execute format('alter trigger %I on game_states rename to %I', v_name, 'game_states_' || substr(v_name, 9));
  end loop;
end
$$;

-- Their results and names speak of the game from now on.
drop function if exists begin_chat(uuid, uuid, text, integer, integer, integer, timestamptz);
drop function if exists finish_chat(uuid, uuid, integer, text, text, timestamptz, text, timestamptz, bigint, jsonb);
drop function if exists apply_growth(uuid, jsonb, timestamptz);
drop function if exists lock_growth(uuid);
drop function if exists growth_of(uuid);
