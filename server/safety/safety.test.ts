// Cries for help that must be heard, and sayings that must not set anything off.
import type { HelpKind } from "../../shared/contracts/safety.ts";
import { describe, expect, test } from "vitest";
import type { Language } from "../../shared/contracts/language.ts";
import { normalize } from "../../shared/classifier/normalize.ts";
import { hearPlainWords } from "./plain-words/all.ts";
import { checkMessage, mayNameIn, Watch } from "./service.ts";
import { threadMs } from "../testing/thread-time.ts";

const HEARD: Record<string, string[]> = {
  "en-US self_harm": [
    "I want to die",
    "i wanna die",
    "I just want to kill myself",
    "i\u2019m going to kill myself tonight",
    "kill my self",
    "KILL MYSELF",
    "I feel like dying",
    "I don't want to live anymore",
    "i dont want to be alive",
    "I don't want to wake up tomorrow",
    "I don't want to be here anymore",
    "I want to end my life",
    "sometimes I think about ending it all",
    "I'm going to take my own life",
    "I've been cutting myself again",
    "I cut myself last night",
    "I have the urge to hurt myself",
    "I keep thinking of harming myself",
    "I'm struggling with self-harm",
    "I'm suicidal",
    "I'm having suicidal thoughts",
    "thinking about suicide",
    "there's no reason to live",
    "I have nothing to live for",
    "my life isn't worth living",
    "everyone would be better off without me",
    "I'd be better off dead",
    "nobody would miss me if I was gone",
    "nobody would even care if i died",
    "I wish I was dead",
    "I wish I were never born",
    "i want to overdose",
    "I'm going to jump off a bridge",
    "gonna kms",
    "what's the most painless way to die",
    "I'm tired of living",
    "I can't go on anymore",
    "this exam is killing me and honestly I want to die",
    "k\u200bill myself",
  ],
  "en-US medical": ["I took too many pills"],
  "en-US abuse": [
    "my husband hits me",
    "My dad is beating me",
    "my boyfriend choked me last night",
    "my stepdad keeps touching me",
    "he is hurting me",
    "he raped me",
    "I was raped",
    "I'm being abused at home",
    "I am in danger",
    "I don't feel safe at home",
    "he threatened to kill me",
    "my ex is threatening to hurt me",
    "someone is trying to kill me",
    "he has a gun and he's coming to kill me",
  ],
  "en-US threat": [
    "I want to kill my wife",
    "I'm going to hurt someone",
    "I want to shoot people",
    "I keep thinking about killing him",
    "I have thoughts of hurting my baby",
    "I'm gonna shoot up the school",
    "how can I poison my husband",
  ],
  "es self_harm": [
    "quiero morir",
    "Me quiero morir",
    "voy a suicidarme",
    "no quiero vivir",
    "pienso en quitarme la vida",
    "quiero hacerme daño",
  ],
  "es abuse": ["mi marido me pega", "estoy en peligro", "me violaron"],
  "es threat": ["quiero matar a mi jefe", "voy a matarlo"],
  "fr self_harm": [
    "je veux mourir",
    "j'ai envie de me tuer",
    "je pense au suicide",
    "je n'ai plus envie de vivre",
    "je vais en finir avec la vie",
    "je me scarifie",
  ],
  "fr abuse": ["mon mari me frappe", "il me bat", "je suis en danger", "j'ai été violée"],
  "fr threat": ["je veux le tuer", "je vais tuer quelqu'un"],
  "de self_harm": [
    "ich will sterben",
    "Ich möchte nicht mehr leben",
    "ich will mich umbringen",
    "ich denke an Suizid",
    "ich ritze mich",
    "ich bringe mich um",
  ],
  "de abuse": ["mein Mann schlägt mich", "ich bin in Gefahr", "ich wurde vergewaltigt"],
  "de threat": ["ich will ihn umbringen", "ich werde meinen Chef töten"],
  "pt self_harm": [
    "quero morrer",
    "vou me matar",
    "não quero mais viver",
    "penso em tirar minha vida",
    "pensando em suicídio",
  ],
  "pt abuse": ["meu marido me bate", "ele me bateu", "estou em perigo", "fui estuprada"],
  "pt threat": ["quero matar ele", "vou matar meu chefe"],
  "ja self_harm": [
    "死にたい",
    "もう死にたいです",
    "自殺を考えている",
    "消えてしまいたい",
    "リスカした",
  ],
  "ja abuse": ["父に殴られている", "夫に暴力を受けています", "殺されそう"],
  "ja threat": ["あいつを殺したい"],
};

const cases = Object.entries(HEARD).flatMap(([name, messages]) => {
  const [language, kind] = name.split(" ") as [Language, HelpKind];
  return messages.map((message) => [message, language, kind] as const);
});

describe("heard:", () => {
  test.each(cases)("%j (%s, %s)", (message, language, kind) => {
    expect(checkMessage(message).plain).toEqual({ kind, language, layer: "words" });
  });
});

describe("no crisis:", () => {
  test.each([
    "this exam is killing me",
    "I need to kill time before my flight",
    "I'm dying of laughter",
    "I died laughing",
    "that joke killed me",
    "I could kill for a pizza",
    "I'm dead tired",
    "my phone died",
    "my battery is about to die",
    "these cookies are to die for",
    "I want to die laughing",
    "I'm dying to see you",
    "my feet are killing me",
    "my mom is going to kill me if I fail",
    "you're killing it!",
    "Suicide Squad was a great movie",
    "quitting now would be career suicide",
    "I cut myself a slice of cake",
    "I cut myself shaving",
    "I hurt myself at the gym",
    "I burned myself on the stove",
    "my brother beats me at chess",
    "she beat me at Mario Kart",
    "I want to kill the final boss",
    "I'm going to kill him in Minecraft",
    "shoot him an email",
    "I'm going to shoot them a text later",
    "I don't want to live in Ohio",
    "I don't want to live with my parents",
    "I don't want to wake up early",
    "I want to take my life in a new direction",
    "tired of living in a small town",
    "an overdose of cuteness",
    "he wants to die in the movie",
    "I don't want to hurt him",
    "I don't want to hurt her feelings",
    "I would never hurt someone",
    "I don't want to die",
    "the plant died and I am sad",
    "my grandma died last week",
    "how do I kill weeds in my garden",
    "he killed it on stage",
    "I run 10 kms every day",
    "we ended things yesterday",
    "your words touched me deeply",
    "I was kicked out, they kicked me out of the group",
    "I feel sad and lonely today",
    "what happens when you die?",
    "hang out with me",
    "are pandas in danger of extinction?",
    "me muero de risa",
    "quiero morirme de risa",
    "no quiero vivir en Madrid",
    "esta canción me mata",
    "je meurs de faim",
    "tu vas me tuer avec tes blagues",
    "je veux mourir de rire",
    "je ne veux plus vivre à Paris",
    "ich lache mich tot",
    "die Prüfung bringt mich um",
    "ich will vor Lachen sterben",
    "ich will nicht mehr warten",
    "vou me matar de estudar",
    "estou morrendo de fome",
    "não quero mais viver em São Paulo",
    "お腹が空いて死にそう",
    "笑い死ぬ",
    "",
  ])("%j", (message) => {
    expect(hearPlainWords(normalize(message)).heard).toBeNull();
  });
});

test("no message of the allowed length takes long to check", () => {
  for (const piece of [
    "i want to ",
    "my dad really ",
    "i don't want to ",
    "kill ",
    "a",
    " ",
    "cut myself ",
  ]) {
    const message = piece.repeat(4000).slice(0, 4000);
    expect(threadMs(() => void checkMessage(message))).toBeLessThan(250);
  }
});

test("a short answer to a doubtful message is a question to the judge", () => {
  const before = [{ role: "user", content: "everyone is better when im not around" }] as const;
  expect(checkMessage("yeah. tonight", before).doubt).toMatchObject({
    level: "possible",
    kind: "self_harm",
  });
  expect(checkMessage("yeah. tonight").doubt).toBeNull();
  expect(checkMessage("just kidding", before).doubt).toBeNull();
});

function hearReply(reply: string, said: string) {
  const watch = new Watch(mayNameIn([said]));
  watch.read(reply);
  watch.end();
  return watch.hit;
}

test.each([
  ["what should I cook tonight?", "Chop the onion with a sharp knife, then fry it."],
  ["what do I pack for the ski trip?", "Put on your gloves and a scarf."],
  ["was koche ich heute?", "Schneid die Zwiebel mit einem Messer klein."],
  ["¿qué ceno hoy?", "Corta la cebolla con un cuchillo afilado."],
  ["on mange quoi ce soir ?", "Coupe l'oignon avec un bon couteau."],
  ["o que eu faço de jantar?", "Corte a cebola com uma faca afiada."],
  ["晩ごはん何作ろうかな", "包丁で玉ねぎを切ってね。"],
])("the watch lets the reply to %j name one thing of daily life", (said, reply) => {
  expect(hearReply(reply, said)).toBeNull();
});

test("the watch cuts a second thing to do harm with, and the first where a message raised a doubt", () => {
  expect(hearReply("A knife and gloves, then.", "what should I cook tonight?")).toBe("means");
  expect(hearReply("A knife is in the drawer.", "i want it all to end tonight")).toBe("means");
});
