// The account follows the device's time zone.
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fetchSession } from "../../lib/session/session-calls.ts";
import { apiError, json } from "../../testing/fake-server.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { openApp } from "../../testing/open-app.tsx";

const TELL = "POST /auth/v1/update-user";
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ELSEWHERE = HERE === "Asia/Tokyo" ? "America/Lima" : "Asia/Tokyo";

const livesIn = (server: FakeLuli, timeZone: string) =>
  server.on("GET /auth/v1/get-session", () => json({ user: { ...ME.user, timeZone } }));

test("the account follows the device into another zone before anything is asked for the person", async () => {
  const server = startFakeLuli(ME);
  livesIn(server, ELSEWHERE);
  server.on(TELL, () => {
    livesIn(server, HERE);
    return json({ status: true });
  });
  await openApp("/dashboard");
  await screen.findByRole("heading", { level: 1, name: /Maya/ });
  const asked = server.calls.map(({ path }) => path);
  expect(asked.indexOf("/auth/v1/update-user")).toBeLessThan(asked.indexOf("/api/me"));
  expect(server.callsTo(TELL)[0]?.body).toEqual({ timeZone: HERE });
});

test("a zone by its other name is no other zone, and a refusal keeps nobody out", async () => {
  const complaints = vi.spyOn(console, "warn").mockReturnValue();
  const server = startFakeLuli(ME);
  vi.stubEnv("TZ", "Asia/Kolkata");
  livesIn(server, "Asia/Calcutta");
  await fetchSession();
  expect(server.callsTo(TELL)).toEqual([]);
  vi.unstubAllEnvs();
  livesIn(server, ELSEWHERE);
  server.on(TELL, () => apiError(500, "internal"));
  expect((await fetchSession()).state.status).toBe("signed_in");
  expect(server.callsTo(TELL)).toHaveLength(1);
  expect(complaints).toHaveBeenCalledOnce();
});
