// Every room speaks every language, whole, and nobody forgot to translate a text.
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../shared/contracts/language.ts";
import { VARIANT_IDS } from "../shared/contracts/me.ts";
import { checkMessage } from "../server/safety/service.ts";
import { ACHIEVEMENT_IDS } from "../shared/rules/game/achievements.ts";
import { VARIANTS } from "../shared/rules/game/variants.ts";
import { speak, wordsOf, type Words } from "../web/lib/words/words.ts";
import type { Catalog } from "./catalog.ts";

const rooms = Object.values(
  import.meta.glob<Record<string, unknown>>(
    ["../web/**/words.{ts,tsx}", "../web/**/*-words.{ts,tsx}"],
    {
      eager: true,
    },
  ),
)
  .flatMap((file) => Object.values(file))
  .filter(isRoom);
const catalogs = Object.entries(
  import.meta.glob<Catalog>("./*/web.ts", { eager: true, import: "catalog" }),
).map(([file, catalog]) => [file.split("/")[1]!, catalog] as const);
const same = import.meta.glob<string[]>("./*/about.ts", {
  eager: true,
  import: "sameAsEnglish",
});

test("there are rooms, and a catalog for every language but English", () => {
  expect(rooms.map(({ room }) => room)).toEqual(
    expect.arrayContaining(["shell", "ui", "failures", "auth"]),
  );
  const ids = LANGUAGES.map(({ id }) => id).filter((id) => id !== "en-US");
  expect(catalogs.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
});

describe.each(catalogs)("%s", (id, catalog) => {
  test("catalog has every room, and no other", () => {
    expect(Object.keys(catalog).toSorted()).toEqual(rooms.map(({ room }) => room).toSorted());
  });

  test.each(rooms.map((words) => [words.room, words.texts] as const))(
    "says all of %s",
    (room, texts) => {
      const said = textsIn(catalog[room as keyof Catalog], room);
      expect([...said.keys()].toSorted()).toEqual([...textsIn(texts, room).keys()].toSorted());
    },
  );

  test("tells the level that opens a variant as the rules have it", () => {
    const told = VARIANT_IDS.map(
      (variant) => /\d+/.exec(catalog.variants.about(variant).locked)?.[0],
    );
    const levels = VARIANT_IDS.map((variant) => VARIANTS[variant].unlockLevel);
    expect(told).toEqual(levels.map((level) => (level && level > 1 ? String(level) : undefined)));
  });

  test("answers the question on the help card in words that the server hears", () => {
    const { yes, no } = catalog.aside.safety;
    expect(checkMessage(yes, []).safe).toBe(id);
    expect(checkMessage(no, []).plain).not.toBeNull();
  });

  test("medal names have a place to break on a phone", () => {
    const names = ACHIEVEMENT_IDS.map((medal) => catalog.achievements.name(medal));
    expect(names.filter((name) => /\p{Script=Latin}{11}/u.test(name))).toEqual([]);
  });

  test("says nothing in English but what is the same", () => {
    const found = rooms.flatMap(({ room, texts }) => {
      const english = textsIn(texts, room);
      return [...textsIn(catalog[room as keyof Catalog], room)]
        .filter(([key, text]) => text !== "" && text === english.get(key))
        .map(([, text]) => text);
    });
    expect([...new Set(found)].toSorted()).toEqual(same[`./${id}/about.ts`]);
  });
});

test("words are found by their room, and English ones where no other language is spoken", () => {
  const words = { room: "shell", texts: { home: "Home" } };
  expect(wordsOf(words).home).toBe("Home");
  speak("de", { shell: { home: "Start" } });
  expect(wordsOf(words).home).toBe("Start");
  speak("en-US");
  expect(wordsOf(words).home).toBe("Home");
});

function isRoom(value: unknown): value is Words<string, object> {
  return typeof value === "object" && value !== null && "room" in value && "texts" in value;
}

/** Every text by its way through the words; a function counts, but says nothing without what stands in it. */
function textsIn(value: unknown, way: string): Map<string, string> {
  if (typeof value === "string") return new Map([[way, value]]);
  if (typeof value !== "object" || value === null) return new Map([[way, ""]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...textsIn(inner, `${way}.${key}`)]),
  );
}
