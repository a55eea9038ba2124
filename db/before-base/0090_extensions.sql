alter table audit_entries drop constraint audit_entries_action_known;
alter table audit_entries add constraint audit_entries_action_known check (action in
  ('admin_granted', 'admin_taken', 'person_viewed', 'message_viewed', 'message_answered', 'message_reopened',
   'report_viewed', 'report_answered', 'rest_ended', 'mails_sent_again', 'person_suspended', 'person_reinstated',
   'sessions_ended', 'link_sent', 'plan_granted', 'plan_extended', 'plan_taken', 'trial_extended', 'note_written', 'switched_on',
   'switched_off', 'banner_set', 'banner_ended'));
