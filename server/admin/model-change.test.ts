// Which starts in the security log are a change of the model.
import { beforeEach, expect, test } from "vitest";
import { authFixture } from "../testing/auth-server.ts";
import { noteModel, readModelChanges } from "./model-change.ts";

const server = await authFixture();
beforeEach(() => server.query("delete from security_events where kind = 'model_used'"));

const contextOf = (name: string, isStandIn = false) => {
  const { config } = server.context;
  const sandbox = isStandIn ? ["model" as const] : [];
  return {
    ...server.context,
    config: { ...config, model: { ...config.model, name }, sandbox },
  };
};
/** Starts a server at HH:MM on 28 November. */
async function startAt(time: string, name: string, isStandIn = false): Promise<void> {
  server.setClock(() => Date.parse(`2026-11-28T${time}:00Z`));
  noteModel(contextOf(name, isStandIn));
  await server.securityLog.write();
  server.setClock(Date.now);
}
const changesOf = async (name: string, isStandIn = false) =>
  (await readModelChanges(contextOf(name, isStandIn))).map(
    ({ at, before }) => `${at.slice(11, 16)} from ${before}`,
  );

test("starts with one model are no change", async () => {
  expect(await changesOf("new")).toEqual([]);
  await startAt("08:00", "new");
  await startAt("09:30", "new");
  expect(await changesOf("new")).toEqual([]);
});

test("the first start with another model is the change, on every server and after a restart", async () => {
  await startAt("08:00", "old");
  await startAt("10:05", "new");
  await startAt("10:40", "new");
  await startAt("13:00", "new");
  expect(await changesOf("new")).toEqual(["10:05 from old"]);
});

test("a server that still runs with the model before knows of no change", async () => {
  await startAt("08:00", "old");
  await startAt("10:05", "new");
  expect(await changesOf("old")).toEqual([]);
});

test("a change there and back are two changes, also within an hour", async () => {
  await startAt("10:00", "own");
  await startAt("10:20", "tried");
  await startAt("10:40", "own");
  expect(await changesOf("own")).toEqual(["10:20 from own", "10:40 from tried"]);
});

test("changes between two other models are none of this one's", async () => {
  for (const [at, name] of ["a", "b", "new"].entries()) await startAt(`0${at + 1}:00`, name);
  expect(await changesOf("new")).toEqual(["03:00 from b"]);
});

test("the stand-in is no model, whatever its name", async () => {
  await startAt("08:00", "old");
  await startAt("09:00", "luli-1");
  await startAt("10:00", "luli-1", true);
  expect(await changesOf("luli-1", true)).toEqual([]);
  await startAt("11:00", "old", true);
  expect(await changesOf("old")).toEqual([]);
});
