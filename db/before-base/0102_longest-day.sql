-- A day that began in a zone to the east lasts 26 hours at most (docs/flows/chat.md).
alter table usage_counters add column began_at timestamptz not null default now();
comment on column usage_counters.began_at is 'When the first message of that day was accepted.';
