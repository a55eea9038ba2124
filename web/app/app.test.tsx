import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PAGE_PATHS, pathsFor, type PathFor } from "../../shared/pages.ts";
import { hasCheckoutAfterAuth, takeCheckoutAfterAuth } from "../lib/checkout-flag.ts";
import { readWantedPage } from "../lib/wanted-page.ts";
import { sessionStore } from "../lib/session/session.ts";
import { type FakeLuli, ME, startFakeLuli } from "../testing/fake-luli.ts";
import { openApp } from "../testing/open-app.tsx";

let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli();
  takeCheckoutAfterAuth();
});

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const mainNavigation = () => screen.getByRole("navigation", { name: "Main" });

const PROTECTED = [...pathsFor("member"), ...pathsFor("admin")];

test("every page has a route, and every route is a page", async () => {
  const { router } = await openApp("/");
  expect(Object.keys(router.routesByPath).toSorted()).toEqual(PAGE_PATHS.toSorted());
});

test.for(PROTECTED)("%s sends a visitor to /auth", async (path) => {
  const { address } = await openApp(path);
  await heading("Welcome Back");
  expect(address()).toBe("/auth");
});

test("the chat links back once to the store that a visitor asked for before signing in", async () => {
  await openApp("/store");
  await heading("Welcome Back");
  server.me = ME;
  await act(() => sessionStore.refresh());
  await heading("Luli");
  await userEvent.click(await screen.findByRole("link", { name: "Back to the store" }));
  await heading("Store");
  expect(readWantedPage()).toBeNull();
});

const PUBLIC: [string, string][] = [
  ["/", "The puppy who’s always happy to see you"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/safety", "Safety"],
  ["/imprint", "Legal notice"],
  ["/accessibility", "Accessibility"],
  ["/contact", "Contact"],
  ["/contract", "Your contract"],
  ["/no/such/page", "Oops! Page not found"],
];

test.for(PUBLIC)("%s is open to a visitor", async ([path, title]) => {
  const { address } = await openApp(path);
  await heading(title);
  expect(address()).toBe(path);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

const SIGNED_IN: Record<PathFor<"member">, string | RegExp> = {
  "/dashboard": /, Maya$/,
  "/checkout": "Complete Your Subscription",
  "/chat": "Luli",
  "/universe": "Luli’s Universe",
  "/store": "Store",
  "/profile": "Maya",
  "/settings": "Settings",
  "/memory": "What Luli remembers",
};

test.for(Object.entries(SIGNED_IN))(
  "%s opens for a signed-in person, with one h1 and a title",
  async ([path, title]) => {
    server.me = ME;
    const { address } = await openApp(path);
    await heading(title);
    expect(address()).toBe(path);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(document.title).toMatch(/ · Luli$/);
  },
);

test("a protected page gives way to /auth when the session ends", async () => {
  server.me = ME;
  const { address } = await openApp("/settings");
  await heading("Settings");
  server.me = null;
  await act(() => sessionStore.refresh());
  await heading("Welcome Back");
  expect(address()).toBe("/auth");
});

test("a public page stays when the session ends", async () => {
  server.me = ME;
  const { address } = await openApp("/privacy");
  await screen.findByRole("button", { name: "Sign Out" });
  server.me = null;
  await act(() => sessionStore.refresh());
  await screen.findByRole("link", { name: "Get Started" });
  expect(address()).toBe("/privacy");
});

test("Sign Out leads home with its toast, never by way of /auth", async () => {
  server.me = ME;
  const { router, address } = await openApp("/settings");
  const visited: string[] = [];
  router.subscribe("onResolved", ({ toLocation }) => visited.push(toLocation.pathname));
  await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
  expect(await screen.findByText("Signed out")).toBeTruthy();
  expect(screen.getByText("You've been successfully signed out.")).toBeTruthy();
  await screen.findByRole("link", { name: "Get Started" });
  expect(address()).toBe("/");
  expect(visited).not.toContain("/auth");
});

test("a sign-out that fails says so and signs nobody out", async () => {
  server.me = ME;
  server.broken.add("/auth/v1/sign-out");
  await openApp("/");
  await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
  expect(await screen.findByText("You are still signed in")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign Out" })).toBeTruthy();
});

test("/admin shows an admin the counters and shortcuts that open in a new tab", async () => {
  server.me = { ...ME, roles: ["admin"] };
  await openApp("/admin");
  expect(await screen.findByText("1,284")).toBeTruthy();
  const link = screen.getByRole("link", { name: /^User management/ });
  expect(link.getAttribute("href")).toBe("https://users.test/");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(within(mainNavigation()).getByRole("link", { name: "Admin" })).toBeTruthy();
});

test("/admin sends anyone else home with the toast", async () => {
  server.me = ME;
  const { address } = await openApp("/admin");
  expect(await screen.findByText("Access Denied")).toBeTruthy();
  expect(screen.getByText("You don't have permission to access this page.")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/"));
});

test("an admin who becomes another person on /admin is asked again and sent home", async () => {
  server.me = { ...ME, roles: ["admin"] };
  const { address } = await openApp("/admin");
  await screen.findByText("1,284");
  server.me = { ...ME, user: { ...ME.user, id: "u2" } };
  await act(() => sessionStore.refresh());
  expect(await screen.findByText("Access Denied")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/"));
});

test("the landing page shows six feature cards, and See Demo leads to the chat", async () => {
  await openApp("/");
  const features = await screen.findByRole("region", { name: "Small puppy. Big feelings." });
  expect(within(features).getAllByRole("listitem")).toHaveLength(6);
  for (const link of screen.getAllByRole("link", { name: "See Demo" }))
    expect(link.getAttribute("href")).toBe("/chat");
});

test("a visitor reads on the way to /auth that the checkout needs a session", async () => {
  await openApp("/checkout");
  expect(await screen.findByText("Please sign in")).toBeTruthy();
  expect(screen.getByText("You need to be signed in to subscribe.")).toBeTruthy();
  await heading("Welcome Back");
});

test("Start Free Trial remembers the checkout for a visitor and leads to the sign-up", async () => {
  const { address } = await openApp("/");
  const [start] = await screen.findAllByRole("button", { name: "Start Free Trial" });
  if (start) await userEvent.click(start);
  await heading("Create Account");
  expect(address()).toBe("/auth");
  expect(hasCheckoutAfterAuth()).toBe(true);
});

test("Start Free Trial leads a signed-in person to /checkout, which clears the flag", async () => {
  server.me = ME;
  const { address } = await openApp("/");
  const [start] = await screen.findAllByRole("button", { name: "Start Free Trial" });
  if (start) await userEvent.click(start);
  await heading("Complete Your Subscription");
  expect(address()).toBe("/checkout");
  expect(screen.getByText(/20 messages a day/)).toBeTruthy();
  expect(hasCheckoutAfterAuth()).toBe(false);
});

test("a page whose data fails says so, and Try again brings it", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  server.me = ME;
  server.broken.add("/api/me");
  await openApp("/store");
  expect(await screen.findByText("The server stumbled.")).toBeTruthy();
  expect(report).toHaveBeenCalled();
  report.mockRestore();
  server.broken.clear();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1,250 coins")).toBeTruthy();
});

test("after a change of page the focus is on the new page's heading", async () => {
  const { router } = await openApp("/");
  await heading(/always happy/);
  await act(() => router.navigate({ to: "/terms" }));
  const title = await heading("Terms of Service");
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test("a phone's menu opens, leads on and closes", async () => {
  const { address } = await openApp("/");
  await userEvent.click(await screen.findByRole("button", { name: "Open menu" }));
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  await userEvent.click(within(menu).getByRole("link", { name: "Get Started" }));
  await waitFor(() => expect(address()).toBe("/auth"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
