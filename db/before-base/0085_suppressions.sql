-- This table lists addresses that bounce our mails, or whose owner called one of them spam (docs/flows/mail.md).
create table mail_suppressions (
  user_id uuid primary key constraint mail_suppressions_user_fkey references users on delete cascade,
  email text not null constraint mail_suppressions_email_length check (char_length(email) between 3 and 254),
  reason text not null constraint mail_suppressions_reason_known check (reason in ('bounce', 'complaint')),
  detail text not null constraint mail_suppressions_detail_length check (char_length(detail) <= 500),
  created_at timestamptz not null default now()
);
comment on table mail_suppressions is
  'Whose address takes none of our mails, or asked for none. It holds for that address alone, and ends when a link that was '
  'mailed there is opened.';
