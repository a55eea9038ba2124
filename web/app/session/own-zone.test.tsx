// The account follows the device's time zone.
import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { apiError } from "../../testing/fake-server.ts";
import { ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { openApp } from "../../testing/open-app.tsx";
import { tellZone } from "./follow-zone.ts";

const TELL = "POST /auth/v1/update-user";
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ELSEWHERE = HERE === "Asia/Tokyo" ? "America/Lima" : "Asia/Tokyo";
const living = (timeZone: string) => ({ ...ME, user: { ...ME.user, time_zone: timeZone } });

test("the account follows the device into another zone, once", async () => {
  const server = startFakeLuli(living(ELSEWHERE));
  server.on(TELL, ({ body }) => {
    server.me = living((body as { timeZone: string }).timeZone);
    return { body: { status: true } };
  });
  const { queryClient } = await openApp("/nowhere");
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(queryClient.getQueryData(["me"])).toEqual(living(HERE)));
  expect(server.callsTo(TELL).map(({ body }) => body)).toEqual([{ timeZone: HERE }]);
});

test("a zone by its other name is no other zone, and a refusal takes nothing along", async () => {
  const complaints = vi.spyOn(console, "warn").mockReturnValue();
  const server = startFakeLuli(ME);
  const knowing = (zone: string) => {
    const client = new QueryClient();
    client.setQueryData(["me"], living(zone));
    return client;
  };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValueOnce({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: "Asia/Kolkata",
  });
  await tellZone(knowing("Asia/Calcutta"));
  expect(server.calls).toEqual([]);
  server.on(TELL, () => apiError(500, "internal"));
  await tellZone(knowing(ELSEWHERE));
  expect(server.calls).toHaveLength(1);
  expect(complaints).toHaveBeenCalledOnce();
});
