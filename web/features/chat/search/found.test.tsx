// The results of a search.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ME, startFakeLuli } from "../../../testing/fake-luli.ts";
import { json } from "../../../testing/fake-server.ts";
import { storedChat } from "../../../testing/stored-chat.ts";
import { sessionStore } from "../../../lib/session/session.ts";
import { Found } from "./found.tsx";

const OLD = storedChat("0198c0de-0000-7000-8000-000000000001", {
  message: "I baked **great** bread",
  response: "*wags* Bread is the best!",
  puppy: { name: "Baby Lu", variant: "baby" },
});

test("a reply bears the name of who gave it, and no signs of how it is shown", async () => {
  const server = startFakeLuli(ME);
  server.on("GET /api/chats/found", () => json({ chats: [OLD] }));
  await sessionStore.refresh();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Found search="bread" isHidden={false} onChoose={() => undefined} />
    </QueryClientProvider>,
  );
  const hit = await screen.findByRole("button");
  expect(hit.textContent).toMatch(/You:\s*I baked great breadBaby Lu:\s*wags Bread is the best!$/);
});
