-- A complaint ends the letters alone: what is owed (receipts, renewals, security) still goes (docs/flows/mail.md).
comment on table mail_suppressions is
  'Whose address sends our mails back: only what is asked for goes there, until a link that was mailed there is opened. Or '
  'whose owner called one of them spam: their letters were ended. It holds for that address alone.';
update settings set email_updates = false where user_id in (select user_id from mail_suppressions where reason = 'complaint');
