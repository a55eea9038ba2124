// The schedule decides which steps run side by side.
import { expect, it } from "vitest";
import { runInOrder } from "./schedule.ts";

it("starts tasks in order, as many as the cores allow, and gives results in that order", async () => {
  const events: string[] = [];
  const gates = new Map<string, () => void>();
  const tasks = [
    { name: "a", cores: 1 },
    { name: "b", cores: 1 },
    { name: "c", cores: 2 },
    { name: "d", cores: 1 },
  ];
  const finish = async (name: string) => {
    gates.get(name)!();
    // Lets everything that waits for it go on.
    await new Promise(setImmediate);
  };
  const all = runInOrder(tasks, 2, async ({ name }) => {
    events.push(`+${name}`);
    await new Promise<void>((resolve) => gates.set(name, resolve));
    events.push(`-${name}`);
    return name;
  });
  expect(events).toEqual(["+a", "+b"]);
  await finish("b");
  expect(events).toEqual(["+a", "+b", "-b"]);
  await finish("a");
  expect(events.slice(3)).toEqual(["-a", "+c"]);
  await finish("c");
  await finish("d");
  expect(events.slice(5)).toEqual(["-c", "+d", "-d"]);
  expect(await all).toEqual(["a", "b", "c", "d"]);
});
