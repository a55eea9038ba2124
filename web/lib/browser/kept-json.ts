// Keeps values as JSON. The code stands apart from kept.ts, which every page begins with.
import { keep, type KeptName, readKept } from "./kept.ts";

/** An older version may have kept another shape: the caller must check it. */
export function readKeptJson(name: KeptName): unknown {
  try {
    return JSON.parse(readKept(name) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export const keepJson = (name: KeptName, value: unknown): boolean =>
  keep(name, JSON.stringify(value));
