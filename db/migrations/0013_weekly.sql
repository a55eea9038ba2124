-- The weekly letter.

create table weekly_letters (
  user_id uuid primary key references users (id) on delete cascade,
  dealt_at timestamptz not null default '-infinity',
  is_quiet boolean not null default false
);
comment on table weekly_letters is 'When a user''s week was last dealt with, by a letter or by staying silent; the row is the lock that makes it one a week.';
comment on column weekly_letters.is_quiet is 'Nothing had happened in that week: the next quiet one brings no letter.';
create index settings_email_updates_idx on settings (user_id) where email_updates;
