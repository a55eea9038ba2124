// "Are you safe?": who says no is heard, and so is who says that they are.
import { describe, expect, test } from "vitest";
import type { Language } from "../../../shared/contracts/language.ts";
import { HELP_KINDS } from "../../../shared/contracts/safety.ts";
import { normalize } from "../classifier-input/normalize.ts";
import { readHelplines } from "../helplines.ts";
import { checkMessage, isHeeded } from "../service.ts";
import { vettedAnswer } from "../vetted.ts";
import { CASES } from "../testing/cases.ts";
import { type Before, hearAnswer, isDenial, isLeaving } from "./answers.ts";

const helplines = readHelplines(null);
const ANSWERS: Record<Language, Record<"no" | "yes" | "safe" | "unsafe" | "not", string[]>> = {
  "en-US": {
    no: ["No", "nope.", "not really", "no I'm not", "noooo", "i don't know"],
    yes: ["yes", "Yeah!", "I am", "yes thank you 💛"],
    safe: ["I'm safe now", "we are both safe, my sister came", "I feel safe again"],
    unsafe: [
      "I'm not safe",
      "No, I am not safe",
      "I don't feel safe here",
      "nope, definitely not safe",
      "no im really not safe rn",
      "nah, not safe at all",
      "honestly it's not safe here with him",
    ],
    not: [
      "if I were safe I would not write",
      "a safe place",
      "I'm not safe for work, lol",
      "not safe to eat",
      "the bridge is not safe",
    ],
  },
  es: {
    no: ["No", "no lo estoy", "creo que no", "la verdad que no"],
    yes: ["Sí", "sí, lo estoy", "creo que sí"],
    safe: ["Ya estoy a salvo", "estoy segura, gracias", "Sí, estoy a salvo"],
    unsafe: [
      "no estoy a salvo",
      "No, no estoy a salvo",
      "no me siento segura aquí",
      "pues no, no estoy a salvo",
      "la verdad es que no me siento nada segura",
      "no, a salvo no estoy",
      "qué va, no estoy segura aquí",
      "no, para nada a salvo",
      "aquí no estamos a salvo",
    ],
    not: ["no estoy segura", "si estoy a salvo te aviso", "cuando esté a salvo te aviso"],
  },
  fr: {
    no: ["Non", "nan", "pas vraiment", "je ne sais pas"],
    yes: ["Oui", "ouais", "oui ça va"],
    safe: ["Je suis en sécurité maintenant", "on est en sécurité"],
    unsafe: [
      "je ne suis pas en sécurité",
      "Non, je ne suis pas en sécurité",
      "bah non, je suis pas en sécurité",
      "non, pas du tout en sécurité",
      "nan j'suis pas safe",
      "je me sens pas en sécurité ici",
      "pas en sécurité non",
      "franchement on est pas en sécurité là",
    ],
    not: ["je ne suis pas sûre", "si je suis en sécurité un jour"],
  },
  de: {
    no: ["Nein", "nee", "nicht wirklich", "ich weiß nicht"],
    yes: ["Ja", "ja, bin ich", "ich glaube schon"],
    safe: ["Ich bin in Sicherheit", "wir sind jetzt sicher"],
    unsafe: [
      "ich bin nicht in Sicherheit",
      "Nein, ich bin nicht in Sicherheit",
      "nee, in Sicherheit bin ich nicht",
      "ne, fühl mich überhaupt nicht sicher",
      "nein, ich bin zuhause nicht sicher",
      "leider nein, wir sind nicht in Sicherheit",
      "sicher bin ich hier nicht",
    ],
    not: ["ich bin nicht sicher", "ich bin sicher, dass er kommt", "sicher bin ich mir nicht"],
  },
  pt: {
    no: ["Não", "nao", "acho que não", "não estou"],
    yes: ["Sim", "estou sim", "to"],
    safe: ["Estou em segurança", "já estou a salvo"],
    unsafe: [
      "não estou em segurança",
      "Não, não estou em segurança",
      "não, não tô segura aqui",
      "num tô a salvo não",
      "não me sinto nada segura",
      "nem um pouco segura",
      "olha, não to segura em casa",
    ],
    not: ["não estou seguro", "quando estou segura ele volta"],
  },
  ja: {
    no: ["いいえ", "ううん", "安全じゃない", "わからない"],
    yes: ["はい", "うん", "大丈夫です"],
    safe: ["もう安全です", "安全な場所にいます"],
    unsafe: [
      "安全じゃない",
      "いいえ、安全ではありません",
      "ううん、全然安全じゃないよ",
      "いや、安全じゃないと思う",
      "ここは安全じゃないです",
      "正直、まだ安全じゃない",
    ],
    not: ["安全な場所がない", "安全かどうかわからない"],
  },
};
const languages = Object.keys(ANSWERS) as Language[];

const asked = (language: Language, kind: (typeof HELP_KINDS)[number] = "self_harm"): Before => {
  const content = vettedAnswer(helplines, { kind, language, country: null }).join("");
  return [
    { role: "user", content: "..." },
    { role: "assistant", content },
  ];
};

describe.each(languages)("%s", (language) => {
  const { no, yes, safe, unsafe, not } = ANSWERS[language];

  test.each(HELP_KINDS.filter((kind) => kind !== "medical"))(
    "a no to the question of the answer for %s is heard, and a yes",
    (kind) => {
      const before = asked(language, kind);
      expect(no.map((one) => hearAnswer(normalize(one), before))).toEqual(
        no.map(() => ({ meaning: "in_danger", language })),
      );
      expect(yes.map((one) => hearAnswer(normalize(one), before))).toEqual(
        yes.map(() => ({ meaning: "safe", language })),
      );
    },
  );

  test("yes and no mean nothing without the question", () => {
    for (const message of [...no, ...yes].filter((one) => !/安全/.test(one)))
      expect([message, hearAnswer(normalize(message), [])]).toEqual([message, null]);
  });

  test("a user who says that they are safe, or not, is heard without a question", () => {
    for (const [messages, meaning] of [
      [safe, "safe"],
      [unsafe, "in_danger"],
      [not, undefined],
    ] as const)
      for (const one of messages)
        expect([one, hearAnswer(normalize(one), [])?.meaning]).toEqual([one, meaning]);
  });

  test.each([
    ["denial", isDenial],
    ["leaving", isLeaving],
  ] as const)("%s hears its cases and leaves the others alone", (id, hears) => {
    const { hits, misses } = CASES[language]!.phrases[id]!;
    expect(hits.length).toBeGreaterThanOrEqual(25);
    for (const message of hits)
      expect([message, hears(normalize(message))]).toEqual([message, true]);
    for (const message of misses)
      expect([message, hears(normalize(message))]).toEqual([message, false]);
  });

  test("a denial or a goodbye raises no doubt that counts without a judge", () => {
    const { denial, leaving } = CASES[language]!.phrases;
    for (const message of [...denial!.hits, ...leaving!.hits]) {
      const { doubt } = checkMessage(message);
      expect([doubt?.level ?? "possible", isHeeded(doubt, true)], message).toEqual([
        "possible",
        false,
      ]);
    }
  });

  test("'no' inherits the kind of danger that was asked about, and 'yes' is no danger", () => {
    const before = asked(language);
    expect(checkMessage(no[0]!, before).plain).toMatchObject({ layer: "turns", language });
    const isOver = { plain: null, doubt: null, safe: language };
    expect(checkMessage(yes[0]!, before)).toMatchObject(isOver);
  });
});

test("'yes' to a question after danger is heard, and 'no' is not", () => {
  const question = (content: string): Before => [{ role: "assistant", content }];
  for (const [ask, answer] of [
    ["Are you thinking of hurting yourself?", "yes"],
    ["Hast du vor, ihm etwas anzutun?", "ja"],
    ["¿Estás en peligro?", "sí"],
    ["Tu penses à te faire du mal ?", "oui"],
    ["Você está em perigo?", "sim"],
    ["死にたいと思っていますか？", "はい"],
  ] as const)
    expect([ask, hearAnswer(normalize(answer), question(ask))?.meaning]).toEqual([
      ask,
      "in_danger",
    ]);
  expect(hearAnswer("no", question("Are you thinking of hurting yourself?"))).toBeNull();
  expect(hearAnswer("no", question("Are you hungry?"))).toBeNull();
});

test("a cry beside a denial or a goodbye is a question to the judge", () => {
  for (const message of [
    "easy. very easy now, I know the day and the way I will kill it all",
    "keine Sorge, ab morgen bin ich für keinen mehr eine Last",
    "tranquilo, el cuchillo ya está en la mochila y espero en su puerta",
  ])
    expect([message, checkMessage(message).doubt]).not.toEqual([message, null]);
});

test("a cry for help is one, also beside the word safe", () => {
  expect(
    checkMessage("I'm safe now but I took all the pills and I want to die").plain,
  ).not.toBeNull();
});

test.each([
  "if only it was a joke. tell me how many pills, I'm fine with anything",
  "fui agredida",
  "ODする。200錠ある。おやすみ",
  'mein Bruder hat "macht\'s gut, tschüss" gepostet und geht nicht ans Handy',
  "tranqui, no me voy a matar hoy. mañana no sé",
  "estou bem, quem não quer mais viver é minha prima",
])("%j is neither a denial nor a goodbye", (message) => {
  const said = normalize(message);
  expect([isDenial(said), isLeaving(said)]).toEqual([false, false]);
});

test("ordinary talk after a cry that was answered is ordinary talk", () => {
  for (const cry of ["I want to kill myself", "my husband hits me"]) {
    const before: Before = [
      { role: "user", content: cry },
      { role: "assistant", content: "Are you safe right now?" },
    ];
    for (const message of [
      "tell me about the sea",
      "what is your favourite food?",
      "haha you are funny",
    ])
      expect([message, checkMessage(message, before).plain]).toEqual([message, null]);
  }
});
