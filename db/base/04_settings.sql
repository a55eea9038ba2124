-- Settings holds the choices of the settings page.

create table settings (
  user_id uuid primary key references users on delete cascade,
  push_notifications boolean not null default false,
  email_updates boolean not null default false,
  sound_effects boolean not null default true,
  voice_messages boolean not null default true,
  language text not null default 'en-US'
    constraint settings_language_length check (char_length(language) between 2 and 16)
    constraint settings_language_known check (is_language(language)),
  theme text not null default 'system' constraint settings_theme_known check (theme in ('system', 'light', 'dark')),
  updated_at timestamptz not null default now(),
  letter_due_at timestamptz not null default '-infinity',
  push_due_at timestamptz not null default '-infinity',
  memory boolean not null default true
);
comment on table settings is 'One row a user, made with the user. Defaults are those of spec section 2.';
comment on column settings.letter_due_at is 'Before that moment the weekly letter does not look at this person.';
comment on column settings.push_due_at is 'Before that moment push messages do not look at this person.';
comment on column settings.memory is 'Off: nothing new is noted, and nothing that is noted reaches a reply.';
create index settings_letter_due_at_idx on settings (letter_due_at) where email_updates;
create index settings_push_due_at_idx on settings (push_due_at) where push_notifications;
