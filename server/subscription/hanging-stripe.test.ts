// A Stripe that takes requests and does not answer.
import http from "node:http";
import { expect, it } from "vitest";
import { listen } from "../../sandbox/listen.ts";
import { subscriptionFixture } from "../testing/subscription.ts";

const luli = await subscriptionFixture();

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
  slow.close();
  slow.closeAllConnections();
});
