// Permissions: a person without a subscription, its owner, an admin. Then: Stripe hangs.
import http from "node:http";
import { expect, it } from "vitest";
import { close, listen } from "../../sandbox/listen.ts";
import { subscriptionFixture } from "../testing/subscription.ts";

const luli = await subscriptionFixture();
const owner = await luli.person();
await owner.subscribe();

const ROUTES = [
  ["check-subscription", 200, 200],
  ["create-checkout", 409, 200],
  ["customer-portal", 200, 404],
  ["cancel-subscription", 200, 404],
  ["resume-subscription", 200, 404],
] as const;

it.each(ROUTES)("%s: the owner's own, nothing for anyone else", async (name, own, other) => {
  const before = await owner.row();
  const [stranger, admin] = [await luli.person(), await luli.person()];
  await luli.context.pool.query("insert into user_roles values ($1, 'admin')", [admin.id]);
  // An admin has no more than a stranger here: each sees their own.
  for (const someone of [stranger, admin]) {
    const { status, body } = await someone.call(name);
    expect([status, JSON.stringify(body)]).toEqual([other, expect.not.stringContaining("sub_")]);
    expect(await owner.row()).toEqual(before);
  }
  expect((await owner.call(name)).status).toBe(own);
});

it("says that a user who is gone is not signed in", async () => {
  const gone = await luli.person();
  await luli.context.pool.query("delete from users where id = $1", [gone.id]);
  expect((await gone.call("check-subscription")).status).toBe(401);
  expect((await gone.call("create-checkout")).status).toBe(401);
  expect((await gone.call("customer-portal")).status).toBe(401);
});

it.each([
  ["a consent to nothing", { consent: {} }, "consent.text_version"],
  ["a consent of another kind", { consent: true }, "consent"],
])("opens nothing by %s, and says which field", async (_, body, field) => {
  const ada = await luli.person();
  const answer = await ada.call("create-checkout", body);
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { error: { code: "invalid_request", field } },
  ]);
  expect(await ada.row()).toBeUndefined();
});

it("opens a checkout for the spec's call, which brings no body", async () => {
  const ada = await luli.person();
  const { status, body } = await ada.call("create-checkout", {});
  expect([status, Object.keys(body)]).toEqual([200, ["clientSecret"]]);
});

it("refuses a body that is not in the contract, and takes none at all", async () => {
  const stranger = await luli.person();
  for (const [name] of ROUTES)
    expect((await stranger.call(name, { user_id: owner.id })).status).toBe(400);
  expect((await stranger.call("check-subscription", { session_id: 7 })).status).toBe(400);
  expect((await stranger.call("check-subscription")).status).toBe(200);
});

it("reads no more of an endless body than it takes to refuse it", async () => {
  const stranger = await luli.person();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
  });
  const sending: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { authorization: `Bearer ${stranger.id}` },
    body,
    duplex: "half",
  };
  const answer = await luli.app.request("/functions/v1/cancel-subscription", sending);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(10);
});

it("sells nothing where payments are not set up, and still answers who is subscribed", async () => {
  const closed = luli.serve(null);
  for (const [name] of ROUTES.slice(1)) {
    const { status, body } = await luli.call(name, owner.id, undefined, closed);
    expect([status, body]).toMatchObject([503, { error: { code: "payments_not_configured" } }]);
  }
  expect(await luli.post("{}", "", closed)).toBe(503);
  const { body } = await luli.call("check-subscription", owner.id, undefined, closed);
  expect(body).toMatchObject({ subscribed: true });
});

it("writes no card, key or secret into a log or a row", async () => {
  const someone = await luli.person();
  const secret = await someone.subscribe("4000000000000341");
  const { rows } = await luli.context.pool.query("select to_jsonb(s) from subscriptions s");
  const everything = luli.logged() + JSON.stringify(rows) + JSON.stringify(luli.mails);
  for (const hidden of ["4000000000000341", "0341", secret, luli.sandbox.config.secretKey])
    expect(everything).not.toContain(hidden);
  expect(JSON.stringify(luli.sandbox.state)).not.toContain("4000000000000341");
});

it("lets one user reach Stripe so often a minute, over two servers, and nobody else pays for it", async () => {
  const [eager, calm] = [await luli.person(), await luli.person()];
  const second = luli.serve();
  const calls = Array.from({ length: 65 }, (_, i) =>
    luli.call("create-checkout", eager.id, undefined, i % 2 ? second : luli.app),
  );
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.body).toMatchObject({ error: { code: "too_many_requests" } });
  expect((await calm.call("create-checkout")).status).toBe(200);
  // The poll is not limited: a person over the limit still learns their state.
  expect((await eager.call("check-subscription")).status).toBe(200);
});

it("Stripe that hangs keeps no caller waiting, and opens one session when it goes on", async () => {
  const ada = await luli.person();
  const wakesUp = Promise.withResolvers<void>();
  const slow = http.createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming;
    void wakesUp.promise.then(() => {
      const onwards = http.request(`${luli.sandbox.url}${path}`, { method, headers });
      // Requests without a waiting caller may still be open at the end.
      onwards.on("error", () => outgoing.destroy());
      incoming.pipe(onwards).on("response", (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      });
    });
  });
  const port = await listen(slow);
  const apiBase = `http://127.0.0.1:${port}`;
  const server = luli.serve({ ...luli.sandbox.config, apiBase }, { answerMs: 50 });
  expect(await luli.call("create-checkout", ada.id, undefined, server)).toMatchObject({
    status: 502,
    body: { error: { code: "payments_unavailable" } },
  });
  wakesUp.resolve();
  expect(await ada.call("create-checkout")).toMatchObject({ status: 200 });
  const { customer_id: customer } = await ada.row();
  expect((await luli.stripe.checkout.sessions.list({ customer })).data).toHaveLength(1);
  await close(slow);
});
