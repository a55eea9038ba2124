// What was written without a network: kept on this device, in its order, until the server has answered it. Forgotten when the person leaves.
import { keepJson, readKeptJson } from "../../../lib/browser/kept-json.ts";
import type { NewTurn } from "./new-turn.ts";

export const readOutbox = (): readonly NewTurn[] =>
  (readKeptJson("outbox") as NewTurn[] | null) ?? [];

const write = (turns: readonly NewTurn[]): void => void keepJson("outbox", turns);

/** Each once, the one that came first where it was. */
export const putInOutbox = (turn: NewTurn): void =>
  write([...readOutbox().filter(({ id }) => id !== turn.id), turn]);

export const takeFromOutbox = (id: string): void =>
  write(readOutbox().filter((turn) => turn.id !== id));

export const forgetOutbox = (): void => write([]);
