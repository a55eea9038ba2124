// Push messages: asked for in the settings, written by the server in the evening, shown by the real service worker.
import { changePast, runJob } from "./support/database.ts";
import { expect, expectAccessible, test } from "./support/harness.ts";
import { zoneWhereItIs } from "./support/hour.ts";
import { WHOLE_BROWSER } from "./support/launch.ts";
import { deliver, startPushService, subscribeTo } from "./support/push-service.ts";

// A browser without windows shows no notifications.
test.use({ serviceWorkers: "allow", launchOptions: WHOLE_BROWSER });

const pushSwitch = "Push Notifications";

test("a message is asked for, written in the evening and shown, and then it is off again", async ({
  page,
  account,
  context,
}) => {
  const service = await startPushService();
  await subscribeTo(service, context);
  await page.goto("/settings");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const row = page.getByRole("switch", { name: pushSwitch });
  // The switch shows what is wanted before the server has it.
  const saved = page.waitForResponse("**/api/push-subscription");
  await row.click();
  await expect(row).toBeChecked();
  expect((await saved).ok()).toBe(true);
  await expectAccessible(page);
  await page.reload();
  await expect(row).toBeChecked();

  await changePast(
    account.email,
    `with zone as (update users set time_zone = '${zoneWhereItIs(18)}' where id = $1)
     update game_states set state = jsonb_set(state, '{seenAt}', to_jsonb(extract(epoch from now() - interval '30 hours') * 1000))
       where user_id = $1`,
  );
  await runJob("push-notes");
  await expect.poll(service.messages, { timeout: 40_000 }).toHaveLength(1);

  const [message] = service.messages();
  expect(await deliver(page, message!)).toEqual([JSON.parse(message!)]);

  await row.click();
  await expect(row).not.toBeChecked();
  await page.reload();
  await expect(row).not.toBeChecked();
  await service.stop();
});

test("the next visit to any page brings back a browser that was lost, and so does the worker when its subscription changes", async ({
  page,
  account,
  context,
}) => {
  const service = await startPushService();
  await subscribeTo(service, context);
  await changePast(
    account.email,
    "update settings set push_notifications = true where user_id = $1",
  );
  const saved = page.waitForResponse("**/api/push-subscription");
  await page.goto("/terms");
  expect((await saved).status()).toBe(204);

  const [worker] = context.serviceWorkers();
  const statuses = await worker!.evaluate(async (json) => {
    const known: number[] = [];
    const ask = globalThis.fetch;
    globalThis.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (asked[1]?.method === "PUT") known.push(answer.status);
      return answer;
    };
    PushManager.prototype.subscribe = async () => json as unknown as PushSubscription;
    const Extendable = Reflect.get(globalThis, "ExtendableEvent") as typeof Event;
    const changed = new Extendable("pushsubscriptionchange");
    const over = new Promise((resolve) => {
      Object.assign(changed, { waitUntil: resolve });
    });
    globalThis.dispatchEvent(changed);
    await over;
    return known;
  }, service.subscription);
  expect(statuses).toEqual([204]);
  await service.stop();
});
