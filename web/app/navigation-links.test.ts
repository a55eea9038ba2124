import { expect, test } from "vitest";
import { navigationLinks } from "./navigation-links.ts";

const labels = (viewer: { isSignedIn: boolean; isAdmin: boolean }) =>
  navigationLinks(viewer).map(({ label }) => label);

test("a visitor sees everything but Dashboard and Admin", () => {
  expect(labels({ isSignedIn: false, isAdmin: false })).toEqual([
    "Home",
    "Chat",
    "Universe",
    "Store",
    "Profile",
    "Settings",
  ]);
});

test("a signed-in person also sees Dashboard, after Home", () => {
  expect(labels({ isSignedIn: true, isAdmin: false })).toEqual([
    "Home",
    "Dashboard",
    "Chat",
    "Universe",
    "Store",
    "Profile",
    "Settings",
  ]);
});

test("an admin also sees Admin, last", () => {
  expect(labels({ isSignedIn: true, isAdmin: true }).at(-1)).toBe("Admin");
});

test("someone who has just signed out is no admin any more", () => {
  expect(labels({ isSignedIn: false, isAdmin: true })).not.toContain("Admin");
});
