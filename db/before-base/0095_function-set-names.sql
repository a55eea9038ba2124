-- Which functions a set had, so that those which left it can be dropped. Empty: a release put it that did not say. See docs/decisions/0005.
alter table function_sets add column names text[] not null default '{}';
