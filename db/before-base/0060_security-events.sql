-- The security log: sign-ins and failures, lock-outs, resets, refused and done admin calls, limits hit.
create table security_events (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  kind text not null constraint security_events_kind_length check (char_length(kind) <= 40),
  person_id uuid references users (id) on delete cascade,
  network text not null constraint security_events_network_length check (char_length(network) <= 45),
  detail text not null constraint security_events_detail_length check (char_length(detail) <= 100),
  count integer not null constraint security_events_count_positive check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint security_events_once unique nulls not distinct (hour, kind, person_id, network, detail)
);
comment on table security_events is
  'What happened at the doors, kept for 90 days: the same by the same person from the same network within an hour is one '
  'row that counts. Falls with the person.';
comment on column security_events.person_id is
  'Whose account it is about; null where there is none, as with a guess at an unknown address.';
comment on column security_events.network is
  'Of an IPv4 address its /24, of IPv6 its /48; empty: unknown, or one of more than are told apart.';
comment on column security_events.detail is 'In words of ours: the call, the way in.';
create index security_events_hour_id_idx on security_events (hour, id);
create index security_events_person_id_hour_id_idx on security_events (person_id, hour, id);
create index security_events_kind_hour_id_idx on security_events (kind, hour, id);
