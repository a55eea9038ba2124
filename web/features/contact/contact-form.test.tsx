import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { openApp } from "../../testing/open-app.tsx";

let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sendButton = () => screen.getByRole("button", { name: /Send Message|Sending/ });
const puppy = (name: string) => screen.queryByRole("img", { name });

async function open() {
  await openApp("/contact");
  await screen.findByRole("heading", { level: 1, name: "Contact" });
}

async function fillIn() {
  await userEvent.type(field("Name"), "Ada");
  await userEvent.type(field("Email"), "ada@luli.test");
  await userEvent.type(field("Subject"), "Bows");
  await userEvent.type(field("Message"), "How many?");
}

const sent = () => server.callsTo("POST /api/contact").map(({ body }) => body);

test("every field is required, each fault is told at its field, and the first one has the focus", async () => {
  await open();
  await userEvent.click(sendButton());
  const said = [
    ["Name", "Please enter your name."],
    ["Email", "Please enter your email."],
    ["Subject", "Please enter a subject."],
    ["Message", "Please write a message."],
  ] as const;
  for (const [label, text] of said) {
    expect(field(label).required).toBe(true);
    expect(field(label).getAttribute("aria-describedby")).toBe(screen.getByText(text).id);
  }
  expect(document.activeElement).toBe(field("Name"));
  await userEvent.type(field("Name"), "Ada");
  expect(screen.queryByText("Please enter your name.")).toBeNull();
  expect(screen.getByText("Please write a message.")).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("the support email is a mail link", async () => {
  await open();
  const link = await screen.findByRole("link", { name: /@/ });
  expect(link.getAttribute("href")).toBe(`mailto:${link.textContent}`);
});

test("a sent message takes its second, is toasted in the spec's words, and empties the form", async () => {
  await open();
  await fillIn();
  expect(puppy("Luli, thinking")).toBeTruthy();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.click(sendButton(), { delay: null });
  expect(sendButton().textContent).toContain("Sending...");
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(sendButton().textContent).toContain("Sending...");
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  expect(await screen.findByText("Message sent!")).toBeTruthy();
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeTruthy();
  expect(puppy("Luli, delighted")).toBeTruthy();
  expect(field("Message").value).toBe("");
  expect(sent()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: "Ada",
      email: "ada@luli.test",
      subject: "Bows",
      message: "How many?",
      language: "en-US",
      leave_empty: "",
    },
  ]);
});

test("a failure keeps every word, and trying again sends the same id; other words get another", async () => {
  await open();
  await fillIn();
  server.broken.add("/api/contact");
  await userEvent.click(sendButton());
  expect(await screen.findByText("Message not sent")).toBeTruthy();
  expect(field("Message").value).toBe("How many?");
  await userEvent.click(sendButton());
  await vi.waitFor(() => expect(sent()).toHaveLength(2), 3000);
  await vi.waitFor(() => expect(sendButton().textContent).toBe("Send Message"), 3000);
  await userEvent.type(field("Message"), " And where?");
  server.broken.clear();
  await userEvent.click(sendButton());
  expect(await screen.findByText("Message sent!")).toBeTruthy();
  const ids = sent().map((body) => (body as { id: string }).id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("the form is filled in for a signed-in person, who may change it", async () => {
  server.me = ME;
  await open();
  await vi.waitFor(() => expect(field("Email").value).toBe("maya@luli.test"));
  expect(field("Name").value).toBe("Maya");
  await userEvent.clear(field("Email"));
  await userEvent.type(field("Email"), "other@luli.test");
  expect(field("Email").value).toBe("other@luli.test");
});

test("the trap is no field to a reader or a keyboard", async () => {
  await open();
  const form = screen.getByRole("form", { name: "Contact form" });
  expect(within(form).getAllByRole("textbox")).toHaveLength(4);
  const trap = form.querySelector<HTMLInputElement>("[name=leave_empty]");
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest("[aria-hidden=true]")).toBeTruthy();
});
