// How long a letter and a tap take to be seen while a long reply streams in, as the browser times it (INP); and the processor time
// of the page's thread until its frame is handed on, which a busy machine changes less.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";

const LETTERS = 50;
const PET_EVERY = 10;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Times in milliseconds, but `ts` and what begins with it in microseconds. */
type Timing = {
  interactionId: number;
  duration: number;
  timeStamp: number;
  commitFinishTime: number;
};
type TraceEvent = {
  name: string;
  ts: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { data?: Timing };
};

/** Milliseconds of each interaction. */
export async function measureTyping(browser: Browser, page: Page) {
  await page.goto("/chat");
  const field = page.getByRole("textbox", { name: /Message to/ });
  await field.fill("scenario:long");
  await field.press("Enter");
  await page.getByRole("log").getByText("woof 5").first().waitFor();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "luli-typing-"));
  const file = path.join(folder, "trace.json");
  await browser.startTracing(page, { path: file, categories: CATEGORIES });
  const pet = await middleOf(page.getByRole("button", { name: "Pet" }));
  for (let letter = 1; letter <= LETTERS; letter += 1) {
    await page.keyboard.press(letter % 6 === 0 ? "Space" : "w", { delay: 40 });
    if (letter % PET_EVERY !== 0) continue;
    await page.touchscreen.tap(pet.x, pet.y);
    await field.focus();
  }
  await browser.stopTracing();
  const trace = JSON.parse(fs.readFileSync(file, "utf8")) as { traceEvents: TraceEvent[] };
  fs.rmSync(folder, { recursive: true });
  return readInteractions(trace.traceEvents);
}

/** Playwright's own look for what a tap would hit runs on the page's thread, and would count. */
async function middleOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

function readInteractions(events: TraceEvent[]) {
  const tasks = events.filter(({ name }) => name === "RunTask");
  const timed = events.flatMap(({ name, ts, tid, args: { data } }) => {
    if (name !== "EventTiming" || !data?.interactionId) return [];
    const end = ts + (data.commitFinishTime - data.timeStamp) * 1000;
    const cpu = tasks
      .filter((task) => task.tid === tid && task.ts < end && task.ts + (task.dur ?? 0) > ts)
      .reduce((sum, task) => sum + (task.tdur ?? 0) / 1000, 0);
    return [{ id: data.interactionId, seen: data.duration, cpu }];
  });
  const interactions = [...Map.groupBy(timed, ({ id }) => id).values()];
  return {
    seen: interactions.map((each) => Math.max(...each.map(({ seen }) => seen))),
    cpu: interactions.map((each) => Math.max(...each.map(({ cpu }) => cpu))),
  };
}
