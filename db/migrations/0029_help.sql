-- What stood beside a reply, so that it stands there again when the conversation is read: nobody reads the words anew at each look.
alter table chats add column help text constraint chats_help_known check (help in ('card', 'offer'));
comment on column chats.help is 'Beside the reply: people to reach (card), or the question whether they are wanted (offer).';
