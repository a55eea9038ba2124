-- Where the servers that live reach each other, so that a reply can be followed on any of them as it comes.

create table servers (
  server_no integer primary key,
  address text not null
);
comment on table servers is 'A row per living server, by the number whose advisory lock it holds; rows of those that died go when another one comes.';
