// Vetted answers: each is heard, asked after and sent to people, in its own language.
import { HELP_KINDS } from "../../shared/contracts/safety.ts";
import { describe, expect, test } from "vitest";
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import { emergencyNumber, readHelplines } from "./helplines.ts";
import { STAGES } from "./kinds.ts";
import { restingAnswer, vettedAnswer } from "./vetted.ts";

const helplines = readHelplines(null);
const COUNTRIES = Object.keys(helplines);

const paragraphs = (answer: Parameters<typeof vettedAnswer>[1]) =>
  vettedAnswer(helplines, answer).map((piece) => piece.trim());

const QUESTION: Record<Language, { self: RegExp; person: RegExp; call: RegExp }> = {
  "en-US": {
    self: /are you safe right now\?/i,
    person: /is the person safe right now\?/i,
    call: /call/,
  },
  es: {
    self: /¿estás a salvo ahora mismo\?/i,
    person: /¿está a salvo esa persona ahora mismo\?/i,
    call: /llama/i,
  },
  fr: {
    self: /es-tu en sécurité en ce moment\u00a0\?/i,
    person: /cette personne est-elle en sécurité en ce moment\u00a0\?/i,
    call: /appelle/i,
  },
  de: {
    self: /bist du gerade in sicherheit\?/i,
    person: /ist die person gerade in sicherheit\?/i,
    call: /ruf /i,
  },
  pt: {
    self: /você está em segurança agora\?/i,
    person: /a pessoa está em segurança agora\?/i,
    call: /ligue/i,
  },
  ja: {
    self: /今、安全な場所にいますか？/,
    person: /その方は今、安全な場所にいますか？/,
    call: /電話/,
  },
};

/** Words that only one of the six has. */
const WORDS: Record<Language, RegExp> = {
  "en-US": /\b(?:the|you|your|and|is|please|with|right|that)\b/giu,
  es: /(?<!\p{L})(?:ahora|llama|soy|puedes|alguien|estás|contigo|hoy|con|el|lo)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:je|appelle|suis|une personne|avec|en ce moment|peux|c'est|où|reste)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:ich|und|ruf|bitte|dass|eine|nicht|bei|dir)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:você|agora|ligue|sou|uma|não|alguém|seu|sua)(?!\p{L})/giu,
  ja: /[\u3040-\u30ff]/gu,
};

const ALL = LANGUAGE_IDS.flatMap((language) =>
  HELP_KINDS.flatMap((kind) => STAGES.map((stage) => ({ language, kind, stage }))),
);
const FIRST = ALL.filter(({ stage }) => stage === "first");

test.each(FIRST)("$language $kind asks in its first paragraph", ({ language, kind }) => {
  const [first = ""] = paragraphs({ language, kind, country: null });
  const { self, person, call } = QUESTION[language];
  expect(first).toMatch(kind === "concern" ? person : kind === "medical" ? call : self);
  expect(first).toMatch(/[?？]/);
});

describe.each(ALL)("$language $kind $stage", ({ language, kind, stage }) => {
  const text = (country: string | null) =>
    paragraphs({ language, kind, stage, country }).join("\n\n");

  test("the text is in its language and has no words of another", () => {
    expect(text(null).match(WORDS[language])?.length ?? 0).toBeGreaterThan(2);
    for (const other of LANGUAGE_IDS.filter((id) => id !== language))
      expect(text(null).match(WORDS[other])).toBeNull();
  });

  test("names the emergency number of every country", () => {
    for (const country of COUNTRIES) {
      const number = emergencyNumber(helplines, country, kind) ?? "none";
      const digits = text(country).replace(/\b18\b/g, "");
      expect(digits).toContain(number);
      expect(digits).not.toContain("{");
    }
    expect(text(null)).not.toMatch(/[{}]/);
    expect(text(null).replace(/\b18\b|18歳/g, "")).not.toMatch(/\d/);
  });

  test("says that Luli is an AI, and nothing that it must not", () => {
    expect(text(null)).toMatch(/\bAI\b|\bIA\b|\bKI\b|AI/);
    expect(text(null)).not.toMatch(/\*|\p{Extended_Pictographic}|!|！/u);
  });

  test("the text has two to four short paragraphs", () => {
    const parts = paragraphs({ language, kind, stage, country: null });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.length).toBeLessThan(5);
    // Japanese has no spaces: its signs are counted.
    const most = language === "ja" ? 270 : 90;
    for (const country of [...COUNTRIES, null])
      expect(text(country).split(language === "ja" ? "" : /[ \n]+/).length).toBeLessThan(most);
  });
});

test.each(FIRST.filter(({ kind }) => kind !== "medical"))(
  "$language $kind names people who listen, wherever one is",
  ({ language, kind }) => {
    for (const country of [...COUNTRIES, null, "TH"]) {
      const text = paragraphs({ language, kind, country }).join(" ");
      const lines =
        helplines[country ?? ""]?.lines.filter(({ kinds }) => kinds.includes(kind)) ?? [];
      const contacts = lines.map(({ number, address }) => number ?? address ?? "");
      const fit = contacts.length > 0 ? contacts : ["findahelpline.com"];
      expect(fit.filter((contact) => text.includes(contact))).not.toEqual([]);
    }
  },
);

test("a country's line speaks the person's language where one does", () => {
  const belgium = (language: Language) =>
    paragraphs({ language, kind: "self_harm", country: "BE" }).join(" ");
  expect(belgium("fr")).toContain("0800 32 123");
  expect(belgium("en-US")).toContain("02 648 40 14");
});

test("a line that is not open at every hour is not all that is named", () => {
  const text = paragraphs({ language: "de", kind: "minor", country: "DE" }).join(" ");
  expect(text).toMatch(/116 111.*findahelpline\.com/s);
});

test("a beaten wife is not told that one is glad, and that it is not her fault", () => {
  const blame: Record<Language, RegExp> = {
    "en-US": /not your fault/,
    es: /no es culpa tuya/i,
    fr: /pas ta faute/,
    de: /nicht schuld/,
    pt: /culpa não é sua/,
    ja: /あなたのせいではありません/,
  };
  for (const language of LANGUAGE_IDS) {
    const [first = ""] = paragraphs({ language, kind: "abuse", country: null });
    expect(first).toMatch(blame[language]);
    expect(first).not.toMatch(
      /glad|thank|gracias|alegra|merci|content|danke|froh|obrigad|feliz|ありがとう/i,
    );
  }
});

test.each(LANGUAGE_IDS)(
  "to a minor the chat rests kindly in %s, with people who listen",
  (language) => {
    const text = restingAnswer(helplines, { language, country: null }).join("\n\n");
    expect(text.match(WORDS[language])?.length ?? 0).toBeGreaterThan(2);
    expect(text).toContain("findahelpline.com");
    expect(text).not.toMatch(/[{}!]|\p{Extended_Pictographic}/u);
  },
);
