import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawPuppy } from "./rig/rig.ts";
import { provideDrawings } from "./drawings.ts";
import { Puppy, type PuppyState } from "./puppy.tsx";

provideDrawings({ sit: drawPuppy });
const RULES = ["puppy.css", "ears.css"].map((file) =>
  readFileSync(resolve("web/features/game/puppy", file), "utf8"),
);

const SLEEPERS: readonly PuppyState[] = ["idle", "asleep"];
const STATES: readonly PuppyState[] = [...SLEEPERS, "thinking", "talking", "perked"];

test.for(STATES)(
  "a sleepy puppy that is %s sleeps with closed eyes and zzz, or neither",
  (state) => {
    const { container } = render(
      <>
        <style>{RULES.join("\n")}</style>
        <Puppy mood="sleepy" state={state} pose="sit" label="Luli" />
      </>,
    );
    const isSeen = (part: string) =>
      getComputedStyle(container.querySelector(part)!).display !== "none";
    const sleeps = SLEEPERS.includes(state);
    expect(isSeen(".lu-fx-zzz > *")).toBe(sleeps);
    expect(isSeen(".lu-shut")).toBe(sleeps);
    expect(isSeen(".lu-open")).toBe(!sleeps);
  },
);

test("a happy puppy that falls asleep closes its mouth and its eyes, without a shade over them", () => {
  const { container } = render(
    <>
      <style>{RULES.join("\n")}</style>
      <Puppy mood="happy" state="asleep" pose="sit" label="Luli" />
    </>,
  );
  const seen = [".lu-m-open", ".lu-m-flat", ".lu-open", ".lu-joy", ".lu-shut", ".lu-socket"].filter(
    (part) => getComputedStyle(container.querySelector(part)!).display !== "none",
  );
  expect(seen).toEqual([".lu-m-flat", ".lu-shut"]);
});
