-- An alarm rings when the last backup is too old, so each one is noted.
create table backups (
  made_at timestamptz primary key default now()
);
comment on table backups is 'Each backup that the command wrote and read again. It belongs to this database and is no part of a backup.';
