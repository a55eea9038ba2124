-- The names of a set's functions tell which of them can be dropped later. See docs/decisions/0005.
alter table function_sets add column names text[] not null default '{}';
