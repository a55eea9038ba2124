// Caches games by version after a message, so that the next message of the same person need not read the game again.
import type { GameState } from "../rules/state.ts";
import type { PuppyIds } from "./snapshot.ts";

export type KeptGame = {
  /** Two states of a game never have the same version. */
  version: number;
  state: GameState;
  /** The puppies' names may be outdated. */
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
