-- Browsers report what our content security policy blocked. The table counts these reports and holds nothing of a person.

create table violations (
  directive text not null,
  blocked text not null,
  source text not null,
  page text not null,
  count integer not null default 1 constraint violations_count_positive check (count > 0),
  last_seen_at timestamptz not null,
  first_seen_at timestamptz not null,
  primary key (directive, blocked, source, page)
);
comment on table violations is
  'A row per kind of refusal: by which directive, of what (an origin or a keyword), asked for by which file, on which page '
  'of ours.';
create index violations_last_seen_at_idx on violations (last_seen_at);
