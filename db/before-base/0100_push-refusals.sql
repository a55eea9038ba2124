-- A push service that refuses a browser's key again and again will never take it. See docs/flows/push.md.
alter table push_subscriptions add column refusals smallint not null default 0;
comment on column push_subscriptions.refusals is 'How often the push service refused this subscription since it last took a message.';
