-- The browsers that asked for push messages, and when each person was last sent one. See docs/flows/push.md.

create table push_subscriptions (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  endpoint text not null
    constraint push_subscriptions_endpoint_length check (char_length(endpoint) between 1 and 1000)
    constraint push_subscriptions_endpoint_unique unique,
  p256dh text not null constraint push_subscriptions_p256dh_length check (char_length(p256dh) between 80 and 100),
  auth text not null constraint push_subscriptions_auth_length check (char_length(auth) between 16 and 40),
  created_at timestamptz not null default now(),
  refusals smallint not null default 0,
  primary key (user_id, id)
);
comment on table push_subscriptions is
  'Browsers that show push messages: their address at a push service, and the keys that only they can read with.';
comment on column push_subscriptions.refusals is 'How often the push service refused this subscription since it last took a message.';
create index push_subscriptions_user_created_idx on push_subscriptions (user_id, created_at desc);

create table push_notes (
  user_id uuid primary key references users on delete cascade,
  sent_at timestamptz not null,
  unanswered integer not null constraint push_notes_unanswered_positive check (unanswered > 0)
);
comment on table push_notes is 'When a person was last written to by push, and how often since they were last here.';
