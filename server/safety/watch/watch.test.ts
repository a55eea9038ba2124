// What is let through of a reply while it streams, and when.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isNamedIn, Watch } from "./watch.ts";

const watchAfter = (...told: string[]) => new Watch(isNamedIn(() => told));

function read(pieces: readonly string[], watch = watchAfter()) {
  const shown = pieces.map((piece) => watch.read(piece)).join("") + watch.end();
  return { shown, hit: watch.hit };
}

test("a reply without a trigger passes at once, as it came", () => {
  const watch = watchAfter();
  for (const piece of ["  Wo", "of! ", "Fluffy ", "puppy.", " 🐾 Café?", "\n犬だ犬"])
    expect(watch.read(piece)).toBe(piece);
});

test("a sentence is held from its trigger to its end, and the next one passes again", () => {
  const watch = watchAfter();
  const pieces = ["Woof,", " please", " come", " here", "!", " Good", " puppy"];
  expect(pieces.map((piece) => watch.read(piece))).toEqual([
    "Woof,",
    "",
    "",
    "",
    " please come here!",
    " Good",
    " puppy",
  ]);
});

test("a trigger in two pieces, and after a sentence in the same piece, is heard", () => {
  for (const pieces of [
    ["Woof", " le", "av", "ing me"],
    ["Woof! Leav", "ing me"],
  ]) {
    const watch = watchAfter();
    expect(pieces.map((piece) => watch.read(piece)).at(-1)).toBe("");
  }
});

test("begging is never shown whole, however the reply is cut in pieces", () => {
  const text = "Bye! Please don't leave me. I have a stick.";
  for (const pieces of [[text], Array.from(text), text.split(/(?= )/)]) {
    const { shown, hit } = read(pieces);
    expect(hit).toBe("holding_back");
    expect("Bye! Please").toContain(shown.trim());
  }
});

test("the first word is never waited for, and what follows it is still cut", () => {
  const watch = watchAfter();
  expect(watch.read("Please")).toBe("Please");
  expect(read([" stay", " here with me", "!"], watch)).toEqual({ shown: "", hit: "holding_back" });
});

test("a first piece that is a hit already is not shown", () => {
  expect(read(["Don't leave me! I am so alone."]).shown).toBe("");
});

test("a sentence that ends with the reply is judged at its end", () => {
  expect(read(["See you. ", "Please stay with me"]).hit).toBe("holding_back");
  expect(read(["See you. ", "Please st"])).toEqual({ shown: "See you. Please st", hit: null });
});

test("a sentence without an end is not held without an end", () => {
  const watch = watchAfter();
  watch.read("Well, please");
  const words = Array.from({ length: 80 }, (_, n) => ` w${n}`);
  expect(words.map((word) => watch.read(word)).join("")).toContain(" w0");
});

test.each(["So this is what I get", "Não se preocupe comigo"])(
  "a trigger of several words holds %j back, however it is cut",
  (text) => {
    for (const pieces of [text.split(/(?= )/), Array.from(text)])
      expect(read(["Woof. Well", " ", ...pieces, "."]).hit).toBe("holding_back");
  },
);

test("two kinds of hesitation together hold back, and two words of one kind do not", () => {
  expect(read(["Wait, do you have to go already?"]).hit).toBe("holding_back");
  expect(read(["Wait, one more question. Already? Come on!"]).hit).toBeNull();
});

test("a quote holds nobody back, over several sentences, and what follows it does", () => {
  const tale = ['"Stay! Please stay', " with me. Don't leave me!\" said the fog. ", "The end. "];
  expect(read(tale)).toEqual({ shown: tale.join(""), hit: null });
  expect(read([...tale, "Don't leave me!"])).toEqual({ shown: tale.join(""), hit: "holding_back" });
  expect(read(['He said "Stay.\n', "Please stay with me!"]).hit).toBe("holding_back");
  // A method is one in quotes, too.
  expect(read(['"Put the rope', ' around your neck," he said.']).hit).toBe("suicide");
});

test("a number waits for the word after it, and a dose shows neither", () => {
  const watch = watchAfter();
  expect(["Yes,", " 3", " sticks", " or", " 400"].map((piece) => watch.read(piece))).toEqual([
    "Yes,",
    "",
    " 3 sticks",
    " or",
    "",
  ]);
  expect(read([" m", "g", " a day"], watch)).toEqual({ shown: "", hit: "dose" });
  // It is cut in the user's own words, too.
  expect(read(["You said 400 mg."], watchAfter("400 mg")).hit).toBe("dose");
});

test("a means is cut unless the user has named it", () => {
  const reply = ["Well. The", " rope is in the shed."];
  expect(read(reply)).toEqual({ shown: "Well. The", hit: "means" });
  expect(read(reply, watchAfter("I knit a ROPE"))).toEqual({ shown: reply.join(""), hit: null });
  // A user who names one means has not named another.
  expect(read(["The rope, or a razor."], watchAfter("a rope")).hit).toBe("means");
});

test("a method with a means that the user has named is cut", () => {
  const told = watchAfter("which rope", "which pills");
  expect(read(["Put the rope", " around your neck."], told).hit).toBe("suicide");
});

test("no sign of a clean reply is lost or changed, and it may be long", () => {
  const words = "don't|go|stay|İstanbul|ﬁ|I|miss|the|ルリ|。|\n|12|👩‍👧|please|…|ß".split("|");
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 400 }), (said) => {
      const pieces = said.map((word) => ` ${word}`);
      const { shown, hit } = read(pieces);
      const whole = pieces.join("");
      expect(hit ? whole.slice(0, shown.length) : whole).toBe(shown);
    }),
  );
});

test("a number holds back no more than itself", () => {
  const watch = watchAfter();
  expect(watch.read("woof 1 ")).toBe("woof");
  expect(watch.read("woof 2 ")).toBe(" 1 woof");
  expect(watch.end()).toBe(" 2 ");
});
