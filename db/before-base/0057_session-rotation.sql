-- A session's refresh token changes as the session is used, and its owner sees where it was last.
alter table sessions
  add column seen_at timestamptz not null default now(),
  add column refresh_number integer constraint sessions_refresh_number_positive check (refresh_number >= 0),
  add column refreshed_at timestamptz;
update sessions set seen_at = updated_at;
comment on column sessions.ip_address is 'The network that it was last seen from.';
comment on column sessions.refresh_number is
  'The newest refresh token that was shown. Null: none yet, for it began under a release without them.';
comment on column sessions.refreshed_at is 'When that one was first shown.';
