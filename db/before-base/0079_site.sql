-- An admin switches parts of Luli off for everyone, and announces things. 0090 widens the list of the admins' actions.
create table switches (
  name text primary key constraint switches_name_known check (name in ('sign_ups', 'checkout', 'push', 'memory', 'free_chat')),
  id uuid not null default gen_random_uuid() constraint switches_id_unique unique,
  is_on boolean not null default true,
  changed_at timestamptz not null default now()
);
comment on table switches is 'Parts of Luli that an admin can switch off for everyone. Each is asked by the code that it is about.';
insert into switches (name) values ('sign_ups'), ('checkout'), ('push'), ('memory'), ('free_chat');

create table banners (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint banners_kind_known check (kind in ('info', 'warning')),
  words jsonb not null,
  link text constraint banners_link_length check (char_length(link) <= 500),
  starts_at timestamptz not null,
  ends_at timestamptz not null constraint banners_ends_after_start check (ends_at >= starts_at),
  created_at timestamptz not null
);
comment on table banners is
  'What was announced to everyone, by language; the newest one holds. Its id is what a browser remembers as put away.';
create index banners_created_at_idx on banners (created_at);
