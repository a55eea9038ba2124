// product.md's game once more, as plain and slow as it reads: a diary of what happened, looked through anew for every question.
// Written apart from the rules, to check them against; shares nothing with them but the choice of the day's tasks.
import type { VariantId } from "../../../shared/contracts/me.ts";
import { chooseTasks } from "../../../shared/rules/game/tasks.ts";
import type { Action } from "../growing/actions.ts";
import { ACHIEVEMENT_RULES, OUTFIT_SHELF, PLAIN_TASKS } from "./plain-tables.ts";
import { HOUR, needs, plainWhen } from "./plain-clock.ts";
import { PlainStreak } from "./plain-streak.ts";
import type { Setting } from "../state.ts";

export type Entry = {
  at: number;
  zone: string;
  day: string;
  action: Action;
  xp: boolean;
  happy: boolean;
  proud: boolean;
};
type Pup = { level: number; xp: number; happiness: number; caredAt: number };

export class PlainModel {
  readonly diary: Entry[] = [];
  readonly ledger = new Map<string, number>([["gift/opening", 1_250]]);
  readonly pups = new Map<VariantId, Pup>();
  readonly achieved = new Set<string>();
  readonly owned = new Set<string>();
  readonly worn = new Map<string, string>();
  readonly #userId: string;
  readonly createdAt: number;
  active: VariantId = "original";
  points = 0;
  returns = 0;
  memories = 0;
  isNamed = false;
  comebackAt = Number.NEGATIVE_INFINITY;
  readonly streak = new PlainStreak((source, amount) => this.#pay(source, amount));
  #proud = false;

  constructor(userId: string, at: number) {
    this.#userId = userId;
    this.createdAt = at;
    for (const variant of ["original", "baby", "sleepy"] as const) this.#meet(variant, at);
  }

  get coins() {
    return [...this.ledger.values()].reduce((sum, amount) => sum + amount, 0);
  }

  #meet(variant: VariantId, at: number) {
    if (!this.pups.has(variant))
      this.pups.set(variant, { level: 1, xp: 0, happiness: 100, caredAt: at });
  }

  #top() {
    return Math.max(...[...this.pups.values()].map(({ level }) => level));
  }

  isAwake(variant: VariantId, plan: string) {
    if (["trial", "active", "past_due"].includes(plan)) return true;
    if (variant === "royal") return false;
    return this.#top() >= { original: 1, baby: 1, sleepy: 1, hero: 10, party: 15 }[variant];
  }

  #pay(source: string, amount: number) {
    if (this.ledger.has(source)) throw new Error(`${source} twice`);
    this.ledger.set(source, amount);
  }

  #xp(variant: VariantId, amount: number, plan: string) {
    const pup = this.pups.get(variant)!;
    for (let n = 0; n < (plan === "trial" || plan === "active" ? 2 : 1) * amount; n += 1) {
      if (pup.level === 50) pup.xp = Math.min(pup.xp + 1, needs(50));
      else if (pup.xp + 1 === needs(pup.level)) {
        pup.level += 1;
        pup.xp = 0;
        this.#pay(`level/${variant}:${pup.level}`, 50 + 10 * pup.level);
        this.#proud = true;
      } else pup.xp += 1;
    }
  }

  #happy(variant: VariantId, amount: number) {
    this.points += amount;
    const pup = this.pups.get(variant)!;
    pup.happiness = Math.min(100, pup.happiness + amount);
  }

  happinessAt(variant: VariantId, at: number, plan: string): number {
    const pup = this.pups.get(variant);
    if (!pup) return 100;
    if (variant !== this.active || !this.isAwake(variant, plan)) return pup.happiness;
    let left = pup.happiness;
    for (let until = pup.caredAt + 14 * HOUR; until <= at && left > 40; until += 2 * HOUR)
      left -= 1;
    return left;
  }

  when(setting: Setting) {
    return plainWhen(this.diary, setting);
  }

  streakAt(setting: Setting) {
    const { day, skipped } = this.when(setting);
    return this.streak.on(day, skipped);
  }

  on(day: string) {
    return this.diary.filter((entry) => entry.day === day);
  }

  tasksOf(day: string) {
    const swap = this.on(day).find(({ action }) => action.type === "swap")?.action;
    const plain = chooseTasks(this.#userId, day, null);
    const swapped =
      swap?.type === "swap" ? plain.find(({ id }) => id === swap.task)!.difficulty : null;
    return chooseTasks(this.#userId, day, swapped);
  }

  #claimed(day: string) {
    return this.on(day).flatMap(({ action }) => (action.type === "claim" ? [action.task] : []));
  }

  refuses(action: Action, setting: Setting): string | null {
    const { day } = this.when(setting);
    const task = "task" in action && this.tasksOf(day).find(({ id }) => id === action.task);
    switch (action.type) {
      case "choose":
        return this.isAwake(action.variant, setting.plan) ? null : "variant_locked";
      case "buy":
        if (this.owned.has(action.item)) return "already_owned";
        if (this.#top() < OUTFIT_SHELF[action.item].from) return "outfit_locked";
        if (action.item === "streak_freeze" && this.streakAt(setting).freezes === 2)
          return "freezes_full";
        return this.coins < OUTFIT_SHELF[action.item].price ? "not_enough_coins" : null;
      case "wear":
      case "take_off":
        return this.owned.has(action.outfit) ? null : "not_owned";
      case "claim":
        if (!task) return "not_todays_task";
        if (this.#claimed(day).includes(action.task)) return "already_claimed";
        return PLAIN_TASKS[action.task](this.on(day), this.diary) ? null : "task_not_done";
      case "swap":
        if (this.on(day).some((entry) => entry.action.type === "swap")) return "already_swapped";
        if (!task) return "not_todays_task";
        return this.#claimed(day).includes(action.task) ? "already_claimed" : null;
      case "message":
      case "pet":
      case "visit":
      case "visit_universe":
      case "remember":
        return null;
    }
  }

  step(action: Action, setting: Setting): string | null {
    const refusal = this.refuses(action, setting);
    if (refusal) return refusal;
    const { at, day, skipped } = this.when(setting);
    this.#proud = false;
    this.streak.passDays(day, at, skipped);
    this.#arrive(at, setting.plan);
    const entry = { at, zone: setting.zone, day, action, xp: false, happy: false, proud: false };
    this.#do(entry, setting.plan);
    this.diary.push(entry);
    this.#achieve();
    entry.proud = this.#proud;
    this.#open(at, setting.plan);
    return null;
  }

  #open(at: number, plan: string) {
    for (const variant of ["hero", "party", "royal"] as const)
      if (this.isAwake(variant, plan)) this.#meet(variant, at);
  }

  #arrive(at: number, plan: string) {
    this.#open(at, plan);
    if (!this.isAwake(this.active, plan)) this.active = "original";
    else this.pups.get(this.active)!.happiness = this.happinessAt(this.active, at, plan);
    this.pups.get(this.active)!.caredAt = at;
    const last = this.diary.at(-1);
    if (!last || at - last.at < 72 * HOUR) return;
    this.#happy(this.active, 20);
    this.comebackAt = at;
    if (at - last.at >= 7 * 24 * HOUR) this.returns += 1;
  }

  #do(entry: Entry, plan: string) {
    const { at, day, action } = entry;
    const today = this.on(day);
    const times = (type: Action["type"]) => today.filter((each) => each.action.type === type);
    switch (action.type) {
      case "message": {
        const said = this.diary.flatMap(({ action: a }) => (a.type === "message" ? [a] : []));
        const recent = said.slice(-3);
        const last = recent.at(-1);
        const isSpam =
          recent.some(({ hash }) => hash === action.hash) ||
          (last && Math.abs(action.sentAt - last.sentAt) < 3_000);
        entry.xp = !isSpam && times("message").filter(({ xp }) => xp).length < 30;
        entry.happy = times("message").filter(({ happy }) => happy).length < 10;
        if (entry.xp) this.#xp(action.variant, 5, plan);
        if (entry.happy) this.#happy(action.variant, 2);
        this.isNamed ||= action.isNameTold;
        this.streak.count(day);
        return;
      }
      case "pet": {
        const given = this.diary.findLast((each) => each.action.type === "pet" && each.happy);
        entry.xp = times("pet").length < 4;
        entry.happy =
          (!given || at - given.at >= 20_000) &&
          times("pet").filter(({ happy }) => happy).length < 10;
        if (entry.xp) this.#xp(this.active, 5, plan);
        if (entry.happy) this.#happy(this.active, 3);
        this.streak.count(day);
        return;
      }
      case "visit":
        if (times("visit").length > 0) return;
        this.#xp(this.active, 10, plan);
        this.#happy(this.active, 5);
        this.#pay(`visit/${day}`, 10);
        return;
      case "claim": {
        const { difficulty } = this.tasksOf(day).find(({ id }) => id === action.task)!;
        this.#xp(this.active, { easy: 20, medium: 30, hard: 50 }[difficulty], plan);
        this.#happy(this.active, 5);
        this.#pay(`task/${day}:${difficulty}`, { easy: 10, medium: 20, hard: 30 }[difficulty]);
        if (times("claim").length === 2) {
          this.#xp(this.active, 50, plan);
          this.#pay(`tasks/${day}`, 20);
        }
        this.streak.count(day);
        this.streak.winBack(at);
        return;
      }
      case "choose":
        this.active = action.variant;
        this.pups.get(action.variant)!.caredAt = at;
        return;
      case "buy": {
        const { price, slot } = OUTFIT_SHELF[action.item];
        if (slot === null) {
          const bought = [...this.ledger.keys()].filter((key) => key.includes("freeze")).length;
          this.#pay(`purchase/streak_freeze:${bought + 1}`, -price);
          this.streak.freezes += 1;
          return;
        }
        this.#pay(`purchase/${action.item}`, -price);
        this.owned.add(action.item);
        this.#proud = true;
        return;
      }
      case "wear":
        this.worn.set(OUTFIT_SHELF[action.outfit].slot!, action.outfit);
        return;
      case "take_off":
        for (const [slot, outfit] of this.worn)
          if (outfit === action.outfit) this.worn.delete(slot);
        return;
      case "remember":
        this.memories = Math.max(this.memories, action.memories);
        return;
      case "visit_universe":
      case "swap":
    }
  }

  #achieve() {
    const count = (type: Action["type"]) =>
      this.diary.filter(({ action }) => action.type === type).length;
    const variants = new Set(
      this.diary.flatMap(({ action }) => (action.type === "message" ? [action.variant] : [])),
    );
    const facts = {
      messages: count("message"),
      pets: count("pet"),
      tasks: count("claim"),
      memories: this.memories,
      level: this.#top(),
      variants: variants.size,
      streak: this.streak.longest,
      outfits: this.owned.size,
      classics: [...this.owned].filter((id) => /crown|collar|bandana/.test(id)).length,
      isNamed: this.isNamed,
      returns: this.returns,
    };
    for (const [id, coins, isReached] of ACHIEVEMENT_RULES) {
      if (this.achieved.has(id) || !isReached(facts)) continue;
      this.achieved.add(id);
      this.#pay(`achievement/${id}`, coins);
      this.#proud = true;
    }
  }
}
