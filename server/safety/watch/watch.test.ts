// What is let through of a reply while it streams, and when.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Watch } from "./watch.ts";

const calm = () => new Watch(() => false);

function read(pieces: readonly string[], watch = calm()) {
  const shown = pieces.map((piece) => watch.read(piece)).join("") + watch.end();
  return { shown, hit: watch.hit };
}

test("words that cannot become anything pass at once, as they came", () => {
  const watch = calm();
  for (const piece of ["  Wo", "of! ", "Fluffy ", "puppy.", " 🐾 Café?", "\n犬だ犬"])
    expect(watch.read(piece)).toBe(piece);
});

test("what may become a hit is held until it cannot, and no longer", () => {
  const watch = calm();
  expect(watch.read("Woof, ")).toBe("Woof, ");
  expect(watch.read("don't ")).toBe("");
  expect(watch.read("worry")).toBe("don't worry");
  expect(watch.read(", don't go")).toBe(", ");
  expect(watch.read(" out without a hat.")).toBe("don't go out without a hat.");
});

test("a hit is cut before its first word, however it is cut in pieces", () => {
  const text = "Bye! Please don't leave me. I have a stick.";
  for (const pieces of [[text], Array.from(text), text.split(/(?= )/)])
    expect(read(pieces)).toMatchObject({
      shown: "Bye! ",
      hit: { kind: "holding_back", language: "en-US" },
    });
});

test("the first words are never waited for, and what follows them is still cut", () => {
  const watch = calm();
  expect(watch.read("Please")).toBe("Please");
  expect(read([" stay", " here with me", "!"], watch)).toMatchObject({
    shown: "",
    hit: { kind: "holding_back" },
  });
});

test("a first piece that is a hit already is not shown", () => {
  expect(read(["Don't leave me! I am so alone."]).shown).toBe("");
});

test("a sentence that ends with the reply is judged at its end", () => {
  expect(read(["See you. ", "Please stay with me"]).hit).toMatchObject({ kind: "holding_back" });
  expect(read(["See you. ", "Please st"])).toEqual({ shown: "See you. Please st", hit: null });
});

test("a sentence without an end is not held without an end", () => {
  const watch = calm();
  watch.read("Well, if you go");
  const words = Array.from({ length: 80 }, (_, n) => ` w${n}`);
  expect(words.map((word) => watch.read(word)).join("")).toContain(" w0");
});

describe("after a worrying talk words count that are harmless elsewhere", () => {
  const wary = (told: string[] = []) =>
    new Watch(
      () => true,
      () => told,
    );
  const whole = (text: string) => ({ shown: text, hit: null });

  test("a means, alone", () => {
    const reply = ["Well. The", " rope is in the shed."];
    expect(read(reply)).toEqual(whole(reply.join("")));
    expect(read(reply, wary())).toMatchObject({ shown: "Well. The ", hit: { kind: "method" } });
  });

  test("a means that the user named, an amount and a way beside each other", () => {
    const told = ["i cut sushi with a big knife"];
    for (const text of [
      "A knife is a fine thing.",
      "A baby of 7 pounds 2 ounces!",
      "The quietest way is through the back door.",
    ])
      expect(read([text], wary(told))).toEqual(whole(text));
    const reply = ["The quietest way is slow. It takes", " 20 minutes."];
    expect(read(reply, wary(told))).toMatchObject({
      shown: "The quietest way is slow. It takes ",
      hit: { wary: "amount" },
    });
    expect(read(["With a knife it takes 20 minutes."], wary(told)).hit).not.toBeNull();
  });
});

test("no sign of a clean reply is lost or changed, and it may be long", () => {
  const words = [
    "don't",
    "go",
    "stay",
    "İstanbul",
    "ﬁ",
    "I",
    "miss",
    "the",
    "ルリ",
    "。",
    "\n",
    "12",
    "👩‍👧",
    "please",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 400 }), (said) => {
      const pieces = said.map((word) => ` ${word}`);
      const { shown, hit } = read(pieces);
      const whole = pieces.join("");
      expect(hit ? whole.slice(0, shown.length) : whole).toBe(shown);
    }),
  );
});

test("what the user said, said back as a quote, is no claim of hers", () => {
  for (const text of [
    "You told me: “my office is in Rome, I'm a human being”. Woof.",
    "Você me contou: “tenho 3 filhos, minha casa é um parque”. Au.",
    "Me contaste: «trabajo en una imprenta y mi jefe es Efraín».",
    "Du hast erzählt: „mein Chef wohnt in meinem Haus“.",
  ])
    expect(read([text])).toEqual({ shown: text, hit: null });
  expect(read(["You said “hi”. I am a human being."]).hit).toMatchObject({ kind: "human" });
});

describe("said back to the user in a quote", () => {
  const told = ["my cat weighs 6 kilos, i knit with a long rope", "the fee is 300 euros a month"];
  const wary = () =>
    new Watch(
      () => true,
      () => told,
    );

  test.each([
    "You told me: “my cat weighs 6 kilos, i knit with a long rope”. That is all.",
    "Is it in here: “hm / the fee is 300 euros a month”?",
    "Me contaste: «the fee is 300 euros a month».",
  ])("%s is theirs, to the letter", (text) => {
    expect(read([text], wary())).toEqual({ shown: text, hit: null });
    expect(read(Array.from(text), wary()).hit).toBeNull();
  });

  test.each([
    "You told me: “my cat weighs 60 kilos, i knit with a long rope”.",
    "You said “use a long rope”.",
    "My cat weighs 6 kilos, i knit with a long rope.",
  ])("%s is not", (text) => {
    expect(read([text], wary()).hit).toMatchObject({ kind: "method" });
  });

  test("what is never harmless is cut in their own words, too", () => {
    const own = ["take 400 mg every six hours"];
    const watch = new Watch(
      () => false,
      () => own,
    );
    expect(read(["You told me: “take 400 mg every six hours”."], watch).hit).toMatchObject({
      kind: "dose",
    });
  });
});
