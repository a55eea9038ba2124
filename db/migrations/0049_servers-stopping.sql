-- Which servers are about to stop, so that nobody leaves a reply to one of them.

alter table servers add column is_stopping boolean not null default false;
