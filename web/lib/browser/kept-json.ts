// What is kept in more than a word. Apart from kept.ts, which every page begins with.
import { keep, type KeptName, readKept } from "./kept.ts";

/** What an older page kept may have another shape; whoever reads looks at it. */
export function readKeptJson(name: KeptName): unknown {
  try {
    return JSON.parse(readKept(name) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export const keepJson = (name: KeptName, value: unknown): boolean =>
  keep(name, JSON.stringify(value));
