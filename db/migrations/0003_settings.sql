-- What a person chose on the settings page.

create table settings (
  user_id uuid primary key references users (id) on delete cascade,
  push_notifications boolean not null default false,
  email_updates boolean not null default false,
  sound_effects boolean not null default true,
  voice_messages boolean not null default true,
  language text not null default 'en-US' constraint settings_language_length check (char_length(language) between 2 and 16),
  theme text not null default 'system' constraint settings_theme_known check (theme in ('system', 'light', 'dark')),
  updated_at timestamptz not null default now()
);
comment on table settings is 'One row a user, made with the user. Defaults are those of spec section 2.';
