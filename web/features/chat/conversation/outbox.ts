// Messages that no server has confirmed yet: kept on this device in order, for their writer alone. Signing out clears them.
import { readKept } from "../../../lib/browser/kept.ts";
import { keepJson, readKeptJson } from "../../../lib/browser/kept-json.ts";
import { asNew, type NewTurn } from "./new-turn.ts";

/** An older version stored no writer: such a message belongs to the person this device knows. */
type KeptTurn = NewTurn & { writer?: string };

const readAll = (): readonly KeptTurn[] => (readKeptJson("outbox") as KeptTurn[] | null) ?? [];

const write = (turns: readonly KeptTurn[]): void => void keepJson("outbox", turns);

export const readOutbox = (person: string | null): readonly NewTurn[] =>
  readAll()
    .filter(({ writer = readKept("person") }) => writer !== null && writer === person)
    .map(asNew);

/** Each turn stands once, in its first place. */
export const putInOutbox = (person: string, turn: NewTurn): void =>
  write([...readAll().filter(({ id }) => id !== turn.id), { ...turn, writer: person }]);

export const takeFromOutbox = (id: string): void =>
  write(readAll().filter((turn) => turn.id !== id));

/** Claims this device for a person and deletes the messages of another one. */
export function keepOutboxOf(person: string): void {
  write(readOutbox(person).map((turn) => ({ ...turn, writer: person })));
}
