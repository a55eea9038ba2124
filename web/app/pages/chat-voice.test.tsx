// The voice that reads replies: what ends it, and what the server learns of it.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { makeReply, wholeReply } from "../../testing/fake-reply.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { json } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { storedChat } from "../../testing/stored-chat.ts";

const CHAT = "POST /functions/v1/chat";

let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli(ME);
});

describe("the reading of a reply", () => {
  class Recognition extends EventTarget {
    static newest: Recognition;
    static available = async () => "available";
    start() {
      Recognition.newest = this;
    }
    stop() {}
    hear(transcript: string) {
      this.dispatchEvent(Object.assign(new Event("result"), { results: [[{ transcript }]] }));
    }
  }
  class Utterance extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }

  /** Opens the chat in a browser with a voice and a microphone. */
  async function openVoice() {
    const [spoken, cancel] = [[] as Utterance[], vi.fn<() => void>()];
    const speak = (utterance: Utterance) => void spoken.push(utterance);
    const getVoices = () => [{ lang: "en-US", localService: true, default: true }];
    vi.stubGlobal("speechSynthesis", { getVoices, speak, cancel });
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    vi.stubGlobal("SpeechRecognition", Recognition);
    const userActivation = { value: { hasBeenActive: true }, configurable: true };
    Object.defineProperty(navigator, "userActivation", userActivation);
    onTestFinished(() => void Reflect.deleteProperty(navigator, "userActivation"));
    await openApp("/chat");
    const box = await screen.findByRole("textbox", { name: "Message to Luli" });
    const texts = () => spoken.map(({ text }) => text);
    return { box, cancel, texts, spoken };
  }
  async function openReply() {
    const reply = makeReply();
    server.on(CHAT, reply.answer);
    const opened = await openVoice();
    await userEvent.type(opened.box, "How are you?{Enter}");
    return { ...opened, reply };
  }

  type OpenChat = Awaited<ReturnType<typeof openReply>>;
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name }));
  /** Luli says two sentences and begins a third; the first one is heard. */
  async function read({ reply, ...opened }: OpenChat) {
    await act(async () => {
      reply.start();
      reply.say("I am well. And you? Tell");
    });
    await hearFirst(opened);
  }
  async function hearFirst({ spoken, texts }: Pick<OpenChat, "spoken" | "texts">) {
    await waitFor(() => expect(texts()).toEqual(["I am well.", "And you?"]));
    await act(async () => {
      for (const type of ["start", "end"]) spoken[0]!.dispatchEvent(new Event(type));
      spoken[1]!.dispatchEvent(new Event("start"));
    });
  }
  async function end({ reply }: OpenChat) {
    await act(async () => {
      reply.say(" me.");
      reply.end();
    });
    expect(await screen.findAllByText(/Tell me/)).not.toEqual([]);
    server.on(CHAT, wholeReply("Good.").answer);
  }
  async function expectHeard(length: number | null) {
    expect(await screen.findAllByText("Good.")).not.toEqual([]);
    expect(server.callsTo(CHAT).at(-1)!.headers.get("heard")).toBe(length && String(length));
  }

  test.each<[string, (box: HTMLElement) => Promise<void>]>([
    ["typing", (box) => userEvent.type(box, "I")],
    ["pasting", (box) => userEvent.click(box).then(() => userEvent.paste("I"))],
    ["speaking", () => press("Speak instead of typing")],
    ["its button", () => press("Stop reading")],
  ])("ends for good with %s, and the server learns what was heard", async (_how, interrupt) => {
    const opened = await openReply();
    await read(opened);
    await interrupt(opened.box);
    await waitFor(() => expect(opened.cancel).toHaveBeenCalledOnce());
    await end(opened);
    expect(opened.texts()).toEqual(["I am well.", "And you?"]);
    await userEvent.type(opened.box, "Fine{Enter}");
    await expectHeard("I am well.".length);
  });

  test("ends with a message that waits for a network", async () => {
    const opened = await openReply();
    await userEvent.type(opened.box, "Fine");
    await read(opened);
    await end(opened);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    await press("Send");
    expect(opened.cancel).toHaveBeenCalledOnce();
    expect(server.callsTo(CHAT)).toHaveLength(1);
  });

  test("ends with a message that was written before", async () => {
    const opened = await openReply();
    await userEvent.type(opened.box, "Fine");
    await read(opened);
    await end(opened);
    expect(opened.cancel).not.toHaveBeenCalled();
    await press("Send");
    expect(opened.cancel).toHaveBeenCalledOnce();
    await expectHeard("I am well.".length);
  });

  test.each([
    ["is told", null, "I am well.".length],
    [
      "is not told once Luli has asked something herself",
      { words: "How was it?", at: "2026-11-28T08:00:00Z" },
      null,
    ],
  ])("on request %s", async (_when, asked, length) => {
    const response = "I am well. And you?";
    const chat = storedChat("0198c0de-0000-7000-8000-000000000001", {
      response,
      follow_up: asked,
    });
    server.on("GET /api/chats", () => json({ chats: [chat], next: null }));
    server.on(CHAT, wholeReply("Good.").answer);
    const opened = await openVoice();
    await userEvent.hover(await screen.findByText(response));
    await press("Read aloud");
    await hearFirst(opened);
    await userEvent.type(opened.box, "Fine{Enter}");
    await expectHeard(length);
  });

  test("counts no more once another reply takes its place", async () => {
    const opened = await openReply();
    await read(opened);
    await end(opened);
    await userEvent.hover(screen.getAllByText(/Tell me/).at(0)!);
    await press("Get another reply");
    await expectHeard(null);
    expect(opened.cancel).toHaveBeenCalledOnce();
  });

  test("ends with words into a microphone that was open before", async () => {
    const opened = await openReply();
    await press("Speak instead of typing");
    await waitFor(() => expect(Recognition.newest).toBeDefined());
    await read(opened);
    expect(opened.cancel).not.toHaveBeenCalled();
    act(() => Recognition.newest.hear("I am"));
    expect(opened.cancel).toHaveBeenCalledOnce();
  });
});
