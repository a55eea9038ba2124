-- Messages of the contact form, weekly mails, and addresses that take no mail. See docs/flows/mail.md.

create table contact_messages (
  id uuid primary key,
  name text not null constraint contact_messages_name_length check (char_length(name) between 1 and 80),
  email text not null
    constraint contact_messages_email_length check (char_length(email) between 3 and 254)
    constraint contact_messages_email_lowercase check (email = lower(email)),
  subject text not null constraint contact_messages_subject_length check (char_length(subject) between 1 and 120),
  message text not null constraint contact_messages_message_length check (char_length(message) between 1 and 4000),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
comment on table contact_messages is
  'Messages of the contact form, from anyone: the address is not proven to be theirs. Erased after a year, or with the '
  'account of the same address.';
comment on column contact_messages.id is 'Made by the page, so that a message sent twice is one.';
create index contact_messages_created_at_idx on contact_messages (created_at desc, id desc);
create index contact_messages_open_idx on contact_messages (created_at desc, id desc) where answered_at is null;
create index contact_messages_email_idx on contact_messages (email);

create table weekly_letters (
  user_id uuid primary key references users on delete cascade,
  dealt_at timestamptz not null default '-infinity',
  is_quiet boolean not null default false
);
comment on table weekly_letters is
  'When a user''s week was last dealt with, by a letter or by staying silent; the row is the lock that makes it one a week.';
comment on column weekly_letters.is_quiet is 'Nothing had happened in that week: the next quiet one brings no letter.';

create table mail_suppressions (
  user_id uuid primary key constraint mail_suppressions_user_fkey references users on delete cascade,
  email text not null constraint mail_suppressions_email_length check (char_length(email) between 3 and 254),
  reason text not null constraint mail_suppressions_reason_known check (reason in ('bounce', 'complaint')),
  detail text not null constraint mail_suppressions_detail_length check (char_length(detail) <= 500),
  created_at timestamptz not null default now()
);
comment on table mail_suppressions is
  'Whose address sends our mails back: only what is asked for goes there, until a link that was mailed there is opened. Or '
  'whose owner called one of them spam: their letters were ended. It holds for that address alone.';
