// Games as messages left them, by their version: of whoever goes on talking the database need not hand it out again, nor is it read again.
import type { GameState } from "../../shared/rules/game/state.ts";
import type { PuppyIds } from "./snapshot.ts";

export type KeptGame = {
  /** No two states of a game ever have the same. */
  version: number;
  state: GameState;
  /** Their names may be old. */
  puppies: PuppyIds;
};

const MOST = 2_000;
const KEPT_MS = 15 * 60_000;

export class KeptGames {
  /** The latest last. */
  readonly #games = new Map<string, { game: KeptGame; until: number }>();

  /** Null: not kept. */
  get(userId: string, now: Date): KeptGame | null {
    const kept = this.#games.get(userId);
    if (!kept) return null;
    if (kept.until > now.getTime()) return kept.game;
    this.#games.delete(userId);
    return null;
  }

  /** Null: what was kept is no longer so. */
  keep(userId: string, game: KeptGame | null, now: Date): void {
    this.#games.delete(userId);
    if (game) this.#games.set(userId, { game, until: now.getTime() + KEPT_MS });
    for (const [oldest, { until }] of this.#games) {
      if (this.#games.size <= MOST && until > now.getTime()) break;
      this.#games.delete(oldest);
    }
  }

  get size(): number {
    return this.#games.size;
  }
}
