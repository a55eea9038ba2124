// The plain model's mood: the lines of product.md from top to bottom.
import type { VariantId } from "../../../shared/contracts/me.ts";
import { wallHour } from "./plain-clock.ts";
import type { Entry, PlainModel } from "./plain-model.ts";
import { MOODS } from "./plain-tables.ts";
import type { Setting } from "../state.ts";

export function plainMood(model: PlainModel, variant: VariantId, setting: Setting): string {
  const { at } = model.when(setting);
  const since = (ms: number) => model.diary.filter((entry) => at - entry.at < ms);
  const isSad = ({ action }: Entry) => action.type === "message" && action.isSad;
  if (since(30 * 60_000).some(isSad)) return MOODS.gentle;
  if (since(10 * 60_000).some(({ proud }) => proud)) return MOODS.proud;
  const pets = model.diary.filter(({ action }) => action.type === "pet").map((entry) => entry.at);
  const isZoomy = pets.some(
    (pet, n) => n >= 2 && pet - pets[n - 2]! <= 60_000 && at - pet < 5 * 60_000,
  );
  if (isZoomy || at - model.comebackAt < 5 * 60_000) return MOODS.excited;
  const written = model.diary.flatMap(({ action }) =>
    action.type === "message" ? [action.sentAt] : [],
  );
  const lastly = [written.at(-1), pets.at(-1)].filter((last) => last !== undefined);
  const hasCompany = lastly.some((last) => at - last < 10 * 60_000);
  const isNew = at - model.createdAt < 60 * 60_000;
  const hour = wallHour(at, setting.zone);
  if ((hour >= 22 || hour < 6) && !hasCompany && !isNew) return MOODS.sleepy;
  const happiness = model.happinessAt(variant, at, setting.plan);
  if (happiness >= 70) return MOODS.own[variant];
  return happiness >= 50 ? MOODS.calm : MOODS.sleepy;
}
