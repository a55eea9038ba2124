// The ledger of coins, page by page.
import type { WalletPage } from "../../../shared/contracts/game/wallet.ts";
import type { Database } from "../../platform/database/database.ts";
import { withIsoDates } from "../../platform/clock/iso-dates.ts";
import { toPage } from "../../platform/page.ts";
import { AppError, notAuthenticated } from "../../http/errors.ts";
import { type EntryKey, type EntryRow, getBalance, hasEntry, listEntries } from "./queries.ts";

const PAGE = 30;

const idOf = ({ source, source_id }: EntryKey) => `${source}/${source_id}`;

function readKey(id: string): EntryKey {
  const at = id.indexOf("/");
  return { source: id.slice(0, at), source_id: id.slice(at + 1) };
}

const unknownEntry = () =>
  new AppError(400, "invalid_request", "There is no such entry.", { field: "before" });

export async function readWallet(
  database: Database,
  userId: string,
  before: string | null,
): Promise<WalletPage> {
  const balance = await getBalance(database, userId);
  if (balance === null) throw notAuthenticated();
  const key = before === null ? null : readKey(before);
  // Postgres has no place for NUL in a text.
  if (before?.includes("\0") || (key && !(await hasEntry(database, userId, key))))
    throw unknownEntry();
  const rows = await listEntries(database, userId, key, PAGE + 1);
  const { page, next } = toPage(rows, PAGE, idOf);
  return { balance, entries: page.map(toEntry), next };
}

const toEntry = (row: EntryRow) => ({ id: idOf(row), ...withIsoDates(row) });
