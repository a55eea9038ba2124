// A reply in the making. It goes on when its subscribers leave, and a later subscriber hears it from its start.
import type { ChatStatus } from "../../../shared/contracts/chat.ts";
import { withoutNul } from "../../../shared/contracts/text.ts";
import { cut } from "../../../shared/cut.ts";
import type { Help } from "../../../shared/rules/help.ts";
import { helpBeside, type HelpKind } from "../../../shared/contracts/safety.ts";
import { serverStopping } from "../../http/errors.ts";
import { modelFailed, notStored, type Failure } from "../failure.ts";
import { DONE, luliFrame, NOTHING_NEW, type ReplyEnd, startFrame } from "./frames.ts";

export type Outcome = {
  status: Exclude<ChatStatus, "running">;
  response: string | null;
  failure: Failure | null;
  /** Vetted words took over because of this danger, so the message counts for nothing. */
  danger: HelpKind | null;
};

export type GenerationInput = {
  userId: string;
  chatId: string;
  message: string;
  attempt: number;
  createdAt: Date;
  /** Null: nothing is said of it. */
  messagesLeft: number | null;
  help: Help | null;
  replyLength: number;
  /** Stores the outcome; null when another server has taken the generation over. Rejects when it could not be stored. */
  store(outcome: Outcome): Promise<ReplyEnd | null>;
};

const failed = (failure: Failure): Outcome => ({
  status: "failed",
  response: null,
  failure,
  danger: null,
});

export type Listener = {
  /** `words` are the last of `text`. */
  onWords(words: string): void;
  onOver(): void;
};

export class Generation {
  readonly input: GenerationInput;
  /** The event before the words. Where help comes later, a new one. */
  start: string;
  /** The events after them; empty while it goes on, and where another server has taken it over. */
  end = "";
  readonly subscribers = new Set<Listener>();
  readonly #ended = Promise.withResolvers<Outcome>();
  /** Resolves when the outcome is stored, or another server has taken the generation over. */
  readonly ended = this.#ended.promise;
  /** The help that is shown beside the reply. */
  help: Help | null;
  hasContent = false;
  isOver = false;
  status: ChatStatus = "running";
  /** Why there is no reply. */
  failure: Failure | null = null;
  #text = "";
  #hasLastWords = false;
  #isEnding = false;
  /** Words that wait for the judge; null: none wait. */
  #held: string | null = null;
  #decision: Promise<unknown> | null = null;
  #giveUp: () => void = () => {};

  constructor(input: GenerationInput) {
    this.input = input;
    this.help = input.help;
    this.start = this.#startWith(input.help);
  }

  /** `giveUp` ends the source when the generation ends for another reason. */
  feedFrom(giveUp: () => void): void {
    if (this.#isEnding || this.#hasLastWords) giveUp();
    else this.#giveUp = giveUp;
  }

  /** The reply does not end before `decision`; where `words` is given, its words are held back until then. Neither may reject. */
  waitFor(decision: Promise<unknown>, words?: Promise<unknown>): void {
    this.#decision = decision;
    if (!words) return;
    this.#held = "";
    void words.then(() => this.#release());
  }

  #release(): void {
    const held = this.#held;
    this.#held = null;
    if (held && !this.#isEnding && !this.#hasLastWords) this.add(held);
  }

  /** Changes the help that is shown beside the reply. */
  setHelp(help: Help): void {
    this.help = help;
    this.start = this.#startWith(help);
  }

  add(content: string): void {
    if (this.#isEnding || this.#hasLastWords) return;
    if (this.#held !== null) {
      this.#held += content;
      return;
    }
    const room = this.input.replyLength - this.#text.length;
    const kept = content.length > room ? cut(content, room) : content;
    if (kept !== "") this.#say(kept);
    if (this.#text.length >= this.input.replyLength || kept !== content) void this.finish();
  }

  /**
   * These words end the reply, alone or after what was said already, whatever the model would have said; a stop and a shutdown
   * wait for them. With a danger they answer a person in need.
   */
  async endWith(words: () => Promise<readonly string[]>, danger: HelpKind | null): Promise<void> {
    if (this.#isEnding || this.#hasLastWords) return;
    this.#hasLastWords = true;
    this.#held = null;
    this.#giveUp();
    try {
      const pieces = await words();
      if (danger) this.setHelp(helpBeside(danger));
      for (const piece of [...jointAfter(this.#text, danger !== null), ...pieces]) this.#say(piece);
      await this.#end({ status: "done", response: withoutNul(this.#text), failure: null, danger });
    } catch (cause) {
      await this.#end(failed(modelFailed(cause)));
    }
  }

  #say(words: string): void {
    this.#text += words;
    this.hasContent = true;
    for (const subscriber of this.subscribers) subscriber.onWords(words);
  }

  /** The text that subscribers were shown. */
  get text(): string {
    return this.#text;
  }

  /** The text with the words that wait for the judge. */
  get received(): string {
    return this.#text + (this.#held ?? "");
  }

  /** `toWhole`: makes of what was said all that the reply is, where its pieces said more. */
  finish(toWhole = (text: string) => text): Promise<Outcome> {
    return this.#endBySource(() => this.#outcome("done", toWhole(this.#text)));
  }

  stop(): Promise<Outcome> {
    this.#giveUp();
    return this.#endBySource(() => this.#outcome("stopped", this.#text));
  }

  #outcome(status: "done" | "stopped", text: string): Outcome {
    return { status, response: withoutNul(text), failure: null, danger: null };
  }

  fail(failure: Failure): Promise<Outcome> {
    return this.#endBySource(() => failed(failure));
  }

  /** The server stops. A listener asks another server again if one takes the reply up; otherwise the text stays, as after a stop. */
  cut({ isTakenUp }: { isTakenUp: boolean }): Promise<Outcome> {
    const isAskedAgain = isTakenUp && this.subscribers.size > 0;
    return isAskedAgain || this.#text.trim() === "" ? this.fail(serverStopping()) : this.stop();
  }

  async #endBySource(outcome: () => Outcome): Promise<Outcome> {
    if (this.#decision) await this.#decision;
    this.#release();
    return this.#hasLastWords ? this.ended : this.#end(outcome());
  }

  /** The first of model, stop, limits and shutdown ends the generation; between servers the database decides. */
  async #end(outcome: Outcome): Promise<Outcome> {
    if (this.#isEnding) return this.ended;
    this.#isEnding = true;
    this.#giveUp();
    const final = await this.#store(outcome);
    this.isOver = true;
    this.status = final.status;
    this.#ended.resolve(final);
    for (const subscriber of this.subscribers) subscriber.onOver();
    return final;
  }

  async #store(outcome: Outcome): Promise<Outcome> {
    try {
      const stored = await this.input.store(outcome);
      if (stored) this.#writeEnd(outcome, stored);
      return outcome;
    } catch (cause) {
      // Vetted words in a crisis are shown even if they cannot be stored.
      const final = outcome.danger ? outcome : failed(notStored(cause));
      this.#writeEnd(final, NOTHING_NEW);
      return final;
    }
  }

  #startWith(help: Help | null): string {
    const { chatId, createdAt } = this.input;
    return startFrame(chatId, createdAt, help);
  }

  #writeEnd({ status, response, failure, danger }: Outcome, stored: ReplyEnd): void {
    const { chatId, messagesLeft } = this.input;
    this.failure = failure;
    if (status === "failed") {
      const code = failure?.code ?? "model_failed";
      this.end = luliFrame({ type: "error", chat_id: chatId, code });
      return;
    }
    const end = luliFrame({
      type: "end",
      chat_id: chatId,
      status,
      messages_left: danger ? null : messagesLeft,
      ...stored,
      ...(response !== null && response !== this.#text && { text: response }),
    });
    this.end = end + DONE;
    this.hasContent = true;
  }
}

/** A sentence that was cut off is seen to be; vetted words stand apart. */
function jointAfter(text: string, isApart: boolean): string[] {
  if (text.trim() === "") return [];
  const isWhole = /[.!?…。！？*\p{Extended_Pictographic}]\s*$/u.test(text);
  if (isWhole && !isApart && /\s$/.test(text)) return [];
  return [`${isWhole ? "" : "…"}${isApart ? "\n\n" : " "}`];
}
