// When a name is heard, and when not.
import { describe, expect, test } from "vitest";
import { learnName } from "./learn-name.ts";

const GREETING = "Woof! I'm Luli! What's your name?";
const answer = (message: string, asked = GREETING) => learnName(message, asked);
const say = (message: string) => learnName(message, "Woof!");

test.each([
  ["I'm Maya", "Maya"],
  ["I\u2019m Maya!", "Maya"],
  ["Hi, I'm Maya. Nice to meet you", "Maya"],
  ["hey Luli, i'm Jean-Luc", "Jean-Luc"],
  ["I am Ana de la Cruz", "Ana de la Cruz"],
  ["It's O'Brien", "O'Brien"],
  ["Maya", "Maya"],
  ["Zoë.", "Zoë"],
  ["I'm Maya and I love dogs", "Maya"],
  ["my name is maya", "Maya"],
  ["My name's Björn, what's yours?", "Björn"],
  ["you can call me Max", "Max"],
])("%j in answer to the greeting tells %j", (said, name) => {
  expect(answer(said)).toBe(name);
});

test.each([
  ["my name is Maya", "Maya"],
  ["call me Maya please", "Maya"],
])("%j tells %j without being asked", (said, name) => {
  expect(say(said)).toBe(name);
});

test.each([
  "don't call me Max",
  "I'm tired",
  "I'm Tired",
  "i'm good, you?",
  "I'm not telling you",
  "I'm Fine",
  "I'm German",
  "I'm so happy today",
  "I'm working on a project",
  "Hello",
  "Why?",
  "my name is not important",
  "call me later",
  "call me maybe",
  "don't call me",
  "Today was a long day",
  "my name is <script>alert(1)</script>",
  "my name is 12345",
  `my name is ${"x".repeat(41)}`,
  "I'm Luli",
  "",
])("%j tells no name", (said) => {
  expect(answer(said)).toBeNull();
});

test("what may be a feeling is no name unless Luli asked", () => {
  expect(say("I'm Maya")).toBeNull();
  expect(say("Maya")).toBeNull();
  expect(answer("I'm Maya", "How was your day?")).toBeNull();
});

const QUESTIONS = {
  es: "¡Guau, guau! Soy Luli, tu amistad más peluda. ¿Cómo te llamas?",
  fr: "Ouaf ouaf\u00a0! Moi, c’est Luli, ta boule de poils préférée. Comment tu t’appelles\u00a0?",
  de: "Wuff wuff! Ich bin Luli, dein flauschigster Freund. Wie heißt du?",
  pt: "Au au! Eu sou Luli, sua amizade mais fofinha. Como você se chama?",
  ja: "ワンワン！Luliだよ。いちばんふわふわの友だちです。あなたのお名前は？",
};
type Asked = keyof typeof QUESTIONS;

describe("in the other languages", () => {
  test.each<[Asked, string, string]>([
    ["es", "Me llamo Ana", "Ana"],
    ["es", "hola Luli, me llamo josé y vivo en Lima", "José"],
    ["es", "Soy María José, ¿y tú?", "María José"],
    ["es", "Me llamo Ana de la Cruz", "Ana"],
    ["es", "¡Hola! Llámame Íñigo", "Íñigo"],
    ["es", "Íñigo", "Íñigo"],
    ["fr", "Je m’appelle Léa\u00a0!", "Léa"],
    ["fr", "moi c'est Jean-Luc et toi ?", "Jean-Luc"],
    ["fr", "Bonjour ! Je suis Zoé, enchantée", "Zoé"],
    ["fr", "Mon prénom est Charles de Gaulle", "Charles"],
    ["fr", "tu peux m’appeler Max", "Max"],
    ["de", "Ich heiße Jörg", "Jörg"],
    ["de", "ich heisse anna", "Anna"],
    ["de", "Hallo Luli, ich bin die Käthe!", "Käthe"],
    ["de", "Mein Name ist Anna von Berg und ich mag Hunde", "Anna von Berg"],
    ["de", "Du kannst mich Maxi nennen", "Maxi"],
    ["de", "Peter", "Peter"],
    ["pt", "Meu nome é João", "João"],
    ["pt", "Oi! Eu sou a Inês e moro em Recife", "Inês"],
    ["pt", "pode me chamar de Zé", "Zé"],
    ["pt", "Chamo-me Conceição", "Conceição"],
    ["ja", "私の名前は太郎です", "太郎"],
    ["ja", "はるかです！", "はるか"],
    ["ja", "はじめまして。佐々木と申します。", "佐々木"],
    ["ja", "僕はケンタだよ", "ケンタ"],
    ["ja", "あかね", "あかね"],
    ["ja", "はなちゃんって呼んで", "はな"],
    ["ja", "山田 太郎です。よろしくお願いします", "山田 太郎"],
    ["ja", "Maya", "Maya"],
    ["ja", "私はMayaです", "Maya"],
    ["es", "I'm Maya", "Maya"],
    ["ja", "Ich heiße Jose\u0301", "José"],
  ])("asked in %s, %j tells %j", (language, said, name) => {
    expect(answer(said, QUESTIONS[language])).toBe(name);
  });

  test.each<[Asked, string]>([
    ["es", "Estoy cansada"],
    ["es", "Soy Feliz"],
    ["es", "Cansada."],
    ["es", "No me llamo Ana"],
    ["es", "Llámame mañana"],
    ["es", "Mi nombre es un secreto"],
    ["es", "¿Y tú cómo te llamas?"],
    ["es", "me llamó mucho la atención"],
    ["fr", "Je suis fatiguée"],
    ["fr", "Fatigué."],
    ["fr", "Je ne m’appelle pas Léa"],
    ["fr", "je m’appelle pas Léa"],
    ["fr", "C’est Nul"],
    ["fr", "Je suis Française"],
    ["de", "Ich bin müde"],
    ["de", "Müde."],
    ["de", "Ich bin Studentin"],
    ["de", "Ich bin Mutter von zwei Kindern"],
    ["de", "Ich heiße nicht Anna"],
    ["de", "Du kannst mich mal"],
    ["de", "Mein Name ist geheim"],
    ["de", "Ich habe Hunger"],
    ["pt", "Estou cansado"],
    ["pt", "Sou Brasileira"],
    ["pt", "Eu não me chamo Ana"],
    ["pt", "me chama de novo amanhã"],
    ["pt", "Meu nome é segredo"],
    ["ja", "疲れた"],
    ["ja", "眠いです"],
    ["ja", "つかれた"],
    ["ja", "ねむい"],
    ["ja", "悲しいです"],
    ["ja", "学生です"],
    ["ja", "名前は秘密です"],
    ["ja", "名前は太郎じゃないです"],
    ["ja", "名前は何ですか"],
    ["ja", "名前はまだない"],
    ["ja", "元気だよ"],
    ["ja", "こんにちは！"],
    ["ja", "どうして？"],
    ["ja", "今日はとても疲れました。"],
    ["ja", "Luliです"],
    ["ja", "我叫小明"],
    ["es", "Soy Luli"],
    ["de", "Tired"],
  ])("asked in %s, %j tells no name", (language, said) => {
    expect(answer(said, QUESTIONS[language])).toBeNull();
  });

  test.each([
    ["Me llamo Ana", "Ana"],
    ["Je m’appelle Léa", "Léa"],
    ["Ich heiße Jörg", "Jörg"],
    ["Meu nome é João", "João"],
    ["私の名前は太郎です", "太郎"],
  ])("%j tells %j without being asked", (said, name) => {
    expect(say(said)).toBe(name);
  });

  test.each(["Soy Ana", "Je suis Zoé", "Ich bin Anna", "Sou a Inês", "はるかです"])(
    "%j may be anything unless Luli asked",
    (said) => {
      expect(say(said)).toBeNull();
      expect(answer(said, "¿Qué tal tu día?")).toBeNull();
    },
  );

  test("nobody is kept waiting by a long message without a name", () => {
    const start = performance.now();
    for (const piece of ["me llamo ", "je suis A ", "名前は", "あ", "Anna "])
      answer(piece.repeat(4_000 / piece.length), QUESTIONS.ja);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
