-- Coins. A balance changes only together with a ledger entry, and no entry is ever changed or removed.

create table wallets (
  user_id uuid primary key references users on delete cascade,
  balance integer not null default 0 constraint wallets_balance_positive check (balance >= 0)
);
comment on table wallets is 'A user''s coin balance: always the sum of wallet_entries.';

create table wallet_entries (
  user_id uuid not null references users on delete cascade,
  source text not null constraint wallet_entries_source_length check (char_length(source) between 1 and 40),
  source_id text not null constraint wallet_entries_source_id_length check (char_length(source_id) between 1 and 80),
  amount integer not null constraint wallet_entries_amount_nonzero check (amount <> 0),
  created_at timestamptz not null default now(),
  primary key (user_id, source, source_id)
);
comment on table wallet_entries is 'Append-only ledger of coins; unique per (user, source, source id), so nothing is granted twice.';
create index wallet_entries_page_idx on wallet_entries (user_id, created_at desc, source desc, source_id desc);
create trigger wallet_entries_append_only before delete or update on wallet_entries
  for each row execute function keep_wallet_entries();
