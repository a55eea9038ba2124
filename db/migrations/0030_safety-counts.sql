-- How often people were shown where help is: what /safety tells each year, and what the admin sees. Nobody can be found in it.
create table safety_counts (
  day date not null,
  kind text not null constraint safety_counts_kind_known
    check (kind in ('self_harm', 'abuse', 'threat', 'concern', 'medical', 'eating', 'minor')),
  language text not null constraint safety_counts_language_known check (is_language(language)),
  layer text not null constraint safety_counts_layer_known check (layer in ('words', 'turns', 'classifier', 'service', 'model')),
  count integer not null constraint safety_counts_count_positive check (count > 0),
  primary key (day, kind, language, layer)
);
comment on table safety_counts is 'Vetted answers given, by day (UTC), kind of need, language and what heard it. Never a user, never words.';
