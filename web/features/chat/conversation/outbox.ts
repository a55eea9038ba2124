// What was written without a network: kept on this device, in its order, until the server has answered it. Forgotten when the person leaves.
import type { NewTurn } from "./new-turn.ts";

const KEY = "luli-outbox";

/** Where storage is closed it lives as long as the page. */
let fallback: readonly NewTurn[] = [];

export function readOutbox(): readonly NewTurn[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as NewTurn[];
  } catch {
    return fallback;
  }
}

function write(turns: readonly NewTurn[]): void {
  fallback = turns;
  try {
    localStorage.setItem(KEY, JSON.stringify(turns));
  } catch {
    // Read from above.
  }
}

/** Each once, the one that came first where it was. */
export const putInOutbox = (turn: NewTurn): void =>
  write([...readOutbox().filter(({ id }) => id !== turn.id), turn]);

export const takeFromOutbox = (id: string): void =>
  write(readOutbox().filter((turn) => turn.id !== id));

export const forgetOutbox = (): void => write([]);
