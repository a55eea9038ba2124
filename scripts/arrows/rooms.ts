// Tells a file's room by its folders, so that a new feature or noun is guarded from its first file on.
import path from "node:path";
import { CODE_ROOMS } from "../rooms.ts";

export type Room = {
  name: `web/${(typeof WEB_ROOMS)[number]}` | Exclude<(typeof CODE_ROOMS)[number], "web"> | "root";
  /** The feature or the server noun; null elsewhere. */
  noun: string | null;
  isTest: boolean;
  /** The file is in a testing/ folder, which only tests, journeys and the laboratory import. */
  isTestSupport: boolean;
};

const TEST_SUPPORT = /^(?:server|web|sandbox|server\/rules|shared\/rules)\/testing\//;
const WEB_ROOMS = ["app", "features", "ui", "lib", "worker", "testing"] as const;
const OTHER_ROOMS = CODE_ROOMS.filter((room) => room !== "web");
/** Folders of the server that every noun stands on. */
const FOUNDATION = new Set([
  "platform",
  "rules",
  "http",
  "mail",
  "embedded-postgres",
  "web-files",
  "testing",
]);

/** `file` is relative to the project, with slashes. Null: nobody knows this place. */
export function roomOf(file: string): Room | null {
  const [top = "", second = "", third = ""] = file.split("/");
  const isTestSupport = TEST_SUPPORT.test(file);
  const isTest = isTestSupport || /\.(?:test|spec|cases)\.tsx?$/.test(file);
  if (file === path.posix.basename(file))
    return { name: "root", noun: null, isTest, isTestSupport };
  if (top === "web") {
    const name = WEB_ROOMS.find((room) => room === second);
    if (!name || !third) return null;
    return { name: `web/${name}`, noun: name === "features" ? third : null, isTest, isTestSupport };
  }
  const name = OTHER_ROOMS.find((room) => room === top);
  if (!name) return null;
  const isNoun = name === "server" && third !== "" && !FOUNDATION.has(second);
  return { name, noun: isNoun ? second : null, isTest, isTestSupport };
}
