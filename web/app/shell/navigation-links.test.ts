import { expect, test } from "vitest";
import { navigationLinks } from "./navigation-links.ts";

test("a visitor sees everything but Dashboard and Admin", () => {
  expect(navigationLinks({ isSignedIn: false, isAdmin: false })).toEqual([
    "/",
    "/chat",
    "/universe",
    "/store",
    "/profile",
    "/settings",
  ]);
});

test("a signed-in person also sees Dashboard, after Home", () => {
  expect(navigationLinks({ isSignedIn: true, isAdmin: false })).toEqual([
    "/",
    "/dashboard",
    "/chat",
    "/universe",
    "/store",
    "/profile",
    "/settings",
  ]);
});

test("an admin also sees Admin, last", () => {
  expect(navigationLinks({ isSignedIn: true, isAdmin: true }).at(-1)).toBe("/admin");
});

test("someone who has just signed out is no admin any more", () => {
  expect(navigationLinks({ isSignedIn: false, isAdmin: true })).not.toContain("/admin");
});
