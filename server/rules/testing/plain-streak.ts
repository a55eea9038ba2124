// The plain model's streak: walks through the calendar day by day.
import { dayAfter, HOUR } from "./plain-clock.ts";
import { STREAK_PRIZES } from "./plain-tables.ts";

export class PlainStreak {
  days = 0;
  start = "";
  freezes = 2;
  longest = 0;
  /** Every day before this one is settled. */
  passed = "";
  lost: { days: number; start: string; until: number; tasks: number } | null = null;
  readonly #counted = new Set<string>();
  readonly #pay: (source: string, amount: number) => void;

  constructor(pay: (source: string, amount: number) => void) {
    this.#pay = pay;
  }

  /** Freezes and streak at the beginning of a day: each day that passed empty takes a freeze or the streak, but for skipped ones. */
  on(day: string, skipped: number) {
    const now = { days: this.days, freezes: this.freezes };
    if (this.passed === "") return now;
    let free = skipped;
    for (let each = this.passed; each < day; each = dayAfter(each)) {
      if (this.#counted.has(each) || now.days === 0) continue;
      free -= 1;
      if (free >= 0) continue;
      if (now.freezes > 0) now.freezes -= 1;
      else now.days = 0;
    }
    return now;
  }

  passDays(day: string, at: number, skipped: number) {
    const { days, freezes } = this.on(day, skipped);
    if (days === 0 && this.days > 0) {
      const isKept = this.lost && this.lost.until > at && this.lost.days >= this.days;
      if (!isKept)
        this.lost = {
          days: this.days,
          start: this.start,
          until: at + 48 * HOUR,
          tasks: 0,
        };
    }
    Object.assign(this, { days, freezes, passed: day });
  }

  #reach(days: number) {
    for (let at = this.days + 1; at <= days; at += 1) {
      if (at % 7 === 0) this.freezes = Math.min(2, this.freezes + 1);
      const prize = STREAK_PRIZES[at];
      if (prize) this.#pay(`streak/${this.start}:${at}`, prize);
    }
    this.days = days;
    this.longest = Math.max(this.longest, days);
  }

  count(day: string) {
    if (this.#counted.has(day)) return;
    this.#counted.add(day);
    if (this.days === 0) this.start = day;
    this.#reach(this.days + 1);
  }

  winBack(at: number) {
    if (this.lost && at >= this.lost.until) this.lost = null;
    if (!this.lost) return;
    this.lost.tasks += 1;
    if (this.lost.tasks < 3) return;
    const joined = this.lost.days + this.days;
    this.start = this.lost.start;
    this.days = this.lost.days;
    this.#reach(joined);
    this.lost = null;
  }
}
