import { act, cleanup, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { sessionStore } from "../session/session.ts";
import { useTyped } from "./use-typed.ts";

let server: FakeLuli;
beforeEach(async () => {
  server = startFakeLuli(ME);
  await sessionStore.refresh();
});

const open = (form = "report:1") => renderHook(() => useTyped(form, ""));
const become = async (id: string | null) => {
  server.me = id === null ? null : { ...ME, user: { ...ME.user, id } };
  await act(() => sessionStore.refresh());
};
const type = (view: ReturnType<typeof open>, text: string) =>
  act(() => view.result.current[1](text));

test("words outlive the end of the session, for their writer and for that form alone", async () => {
  const view = open();
  type(view, "It said that");
  await become(null);
  view.unmount();
  await become("u1");
  expect(open("report:2").result.current[0]).toBe("");
  expect(open().result.current[0]).toBe("It said that");
  cleanup();
});

test("another person never sees words that were left behind", async () => {
  const view = open();
  type(view, "It said that");
  await become(null);
  view.unmount();
  await become("u2");
  expect(open().result.current[0]).toBe("");
});

test("a reload keeps words, and whoever closes the form gives them up", () => {
  const view = open();
  type(view, "It said that");
  // A reload unmounts nothing.
  expect(open().result.current[0]).toBe("It said that");
  view.unmount();
  expect(open().result.current[0]).toBe("");
});
