// Invisible text is rejected as blank by every contract.
import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { newPasskey } from "./contracts/account/passkey.ts";
import { changeProfileRequest } from "./contracts/account/profile.ts";
import { noteRequest } from "./contracts/admin/acts.ts";
import { peopleQuery } from "./contracts/admin/admin.ts";
import { securityQuery } from "./contracts/admin/security.ts";
import { chatRequest, firstTalkRequest } from "./contracts/chat.ts";
import { CONTACT_FIELDS } from "./rules/contact.ts";
import { contactRequest } from "./contracts/contact.ts";
import { changeMemoryRequest } from "./contracts/memory.ts";
import { answerRequest, reportRequest } from "./contracts/report.ts";
import { bannerRequest } from "./contracts/site.ts";
import { isBlank } from "./blank.ts";

const UNSEEN = {
  "a space of no width": "\u200b",
  "a word joiner": "\u2060",
  "selectors of a variation": "\ufe0f\ufe0e",
  "a joiner of emojis": "\u200d",
  "a soft hyphen": "\u00ad",
  "a filler of Hangul": "\u3164",
  "an empty Braille pattern": "\u2800",
  "marks of a flag without the flag": "\u{e0067}\u{e007f}",
  "all of them between spaces": " \u200b\u2060\ufe0f\t\u3164\n",
  "more than any text can have": "\u200b\u2060\ufe0f\u3164 ".repeat(20_000),
};

const contactMessage = {
  id: "00000000-0000-4000-8000-000000000000",
  name: "Ada",
  email: "ada@example.com",
  subject: "Hello",
  message: "Hello",
};
const shownBy = { clientDataJSON: "a", attestationObject: "a" };
const bannerOf = (text: string) => ({
  banner: {
    kind: "info",
    words: { "en-US": text },
    link: null,
    starts_at: "2026-01-01T00:00:00Z",
    ends_at: "2026-01-02T00:00:00Z",
  },
});

describe.each(Object.entries(UNSEEN))("%s", (_name, text) => {
  test("text counts as blank only without a visible character", () => {
    expect(isBlank(text)).toBe(true);
    for (const seen of ["a", ".", "👩‍👩‍👧", "\u0301", "\uf8ff", "\ufffd", "犬"])
      expect(isBlank(text + seen)).toBe(false);
  });

  test("text is refused as blank where it is required", () => {
    const accepted = {
      message: safeParse(chatRequest, { messages: [{ role: "user", content: text }] }),
      firstTalk: safeParse(firstTalkRequest, { message: text }),
      memory: safeParse(changeMemoryRequest, { words: text }),
      name: safeParse(changeProfileRequest, { puppy_name: text }),
      note: safeParse(noteRequest, { words: text }),
      banner: safeParse(bannerRequest, bannerOf(text)),
      passkey: safeParse(newPasskey, {
        name: text,
        response: {
          id: "a",
          rawId: "a",
          type: "public-key",
          clientExtensionResults: {},
          response: shownBy,
        },
      }),
      ...Object.fromEntries(
        CONTACT_FIELDS.map((field) => [
          `contact ${field}`,
          safeParse(contactRequest, { ...contactMessage, [field]: text }),
        ]),
      ),
    };
    for (const [asked, { success }] of Object.entries(accepted))
      expect([asked, success]).toEqual([asked, false]);
  });

  test("blank text becomes null where it is optional", () => {
    expect(safeParse(reportRequest, { reason: "other", words: text }).output).toMatchObject({
      words: "",
    });
    expect(safeParse(answerRequest, { answer: text }).output).toEqual({ answer: "" });
    expect(safeParse(peopleQuery, { search: text }).output).toMatchObject({ search: "" });
    expect(safeParse(securityQuery, { person: text }).output).toMatchObject({ person: "" });
  });
});
