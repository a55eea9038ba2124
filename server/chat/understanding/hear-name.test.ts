// A name is learned, asked for, or not heard.
import { describe, expect, test } from "vitest";
import { hearName } from "./hear-name.ts";
import { type AskedLanguage, NAME_QUESTIONS } from "../../testing/chat/name-questions.ts";
import { threadMs } from "../../testing/thread-time.ts";

const NOTHING = { learned: null, asked: null };
const take = (learned: string) => ({ learned, asked: null });
const ask = (asked: string) => ({ learned: null, asked });
const answer = (message: string, language: AskedLanguage = "en", known = "") =>
  hearName(message, {
    before: NAME_QUESTIONS[language],
    known,
    language: language === "en" ? "en-US" : language,
  });
const say = (message: string, known = "") =>
  hearName(message, { before: "Woof!", known, language: "en-US" });

describe("an answer to Luli's question", () => {
  test.each<[AskedLanguage, string, string]>([
    ["en", "I'm Maya", "Maya"],
    ["en", "I\u2019m Maya!", "Maya"],
    ["en", "Hi, I'm Maya. Nice to meet you", "Maya"],
    ["en", "hey Luli, i'm Jean-Luc", "Jean-Luc"],
    ["en", "I am Ana de la Cruz", "Ana de la Cruz"],
    ["en", "I'm Maya and I love dogs", "Maya"],
    ["en", "My name's Björn, what's yours?", "Björn"],
    ["en", "you can call me Max", "Max"],
    ["en", "My name is “Maya”.", "Maya"],
    ["es", "Me llamo Ana", "Ana"],
    ["es", "Soy María José, ¿y tú?", "María José"],
    ["es", "Me llamo Ana de la Cruz", "Ana"],
    ["es", "¡Hola! Llámame Íñigo", "Íñigo"],
    ["fr", "Je m’appelle Léa\u00a0!", "Léa"],
    ["fr", "moi c'est Jean-Luc et toi ?", "Jean-Luc"],
    ["fr", "Bonjour ! Je suis Zoé, enchantée", "Zoé"],
    ["fr", "Mon prénom est Charles de Gaulle", "Charles"],
    ["fr", "tu peux m’appeler Max", "Max"],
    ["de", "Ich heiße Jörg", "Jörg"],
    ["de", "Hallo Luli, ich heiße Käthe!", "Käthe"],
    ["de", "Mein Name ist Anna von Berg und ich mag Hunde", "Anna von Berg"],
    ["de", "Du kannst mich Maxi nennen", "Maxi"],
    ["pt", "Meu nome é João", "João"],
    ["pt", "Oi! Eu sou a Inês e moro em Recife", "Inês"],
    ["pt", "pode me chamar de Zé", "Zé"],
    ["pt", "Chamo-me Conceição", "Conceição"],
    ["ja", "私の名前は太郎です", "太郎"],
    ["ja", "はじめまして。佐々木と申します。", "佐々木"],
    ["ja", "はなちゃんって呼んで", "はな"],
    ["ja", "これからはケンって呼んでね", "ケン"],
    ["es", "I'm Maya", "Maya"],
    ["ja", "Ich heiße Jose\u0301", "José"],
  ])("asked in %s, %j tells %j", (language, said, name) => {
    expect(answer(said, language)).toEqual(take(name));
  });

  test.each<[AskedLanguage, string]>([
    ["en", "hi i'm nora"],
    ["de", "hey, bin nora"],
    ["de", "hallo, ich bin die nora 🙂"],
    ["es", "hola soy nora"],
    ["fr", "salut, moi c'est nora"],
    ["pt", "oi sou a nora!"],
  ])("in %s, %j behind a hello may tell it", (language, said) =>
    expect(answer(said, language)).toEqual(ask("Nora")),
  );

  test.each<[AskedLanguage, string]>([
    ["en", "hi i'm tired"],
    ["en", "hey i'm cooking"],
    ["en", "i'm devastated"],
    ["de", "hey, bin müde"],
    ["de", "hallo, bin zurück"],
    ["de", "hallo, bin wieder da"],
    ["es", "hola, soy nueva aquí"],
    ["fr", "salut, je suis fatiguée ce soir"],
    ["fr", "coucou, je suis rentrée"],
    ["pt", "oi, sou feliz"],
  ])("in %s, %j tells none", (language, said) => expect(answer(said, language)).toEqual(NOTHING));

  test.each<[AskedLanguage, string, string]>([
    ["en", "Maya", "Maya"],
    ["en", "maya", "Maya"],
    ["en", "Zoë.", "Zoë"],
    ["en", "It's O'Brien", "O'Brien"],
    ["en", "my name is maya", "Maya"],
    ["en", "Can you call me Max?", "Max"],
    ["en", "My ex used to call me Bunny", "Bunny"],
    ["es", "hola Luli, me llamo josé y vivo en Lima", "José"],
    ["es", "Íñigo", "Íñigo"],
    ["fr", "C'est Nora", "Nora"],
    ["de", "ich heisse anna", "Anna"],
    ["de", "Hallo Luli, ich bin die Käthe!", "Käthe"],
    ["de", "Ich bin Bäcker", "Bäcker"],
    ["de", "Peter", "Peter"],
    ["pt", "Meu nome é rosa", "Rosa"],
    ["ja", "はるかです！", "はるか"],
    ["ja", "僕はケンタだよ", "ケンタ"],
    ["ja", "あかね", "あかね"],
    ["ja", "山田 太郎です。よろしくお願いします", "山田 太郎"],
    ["ja", "私はMayaです", "Maya"],
    ["ja", "Maya", "Maya"],
  ])("asked in %s, %j may tell %j, so the page asks", (language, said, name) => {
    expect(answer(said, language)).toEqual(ask(name));
  });

  test.each<[AskedLanguage, string]>([
    ["en", "don't call me Max"],
    ["en", "You can't call me Max"],
    ["en", "I'm tired"],
    ["en", "I'm Tired"],
    ["en", "i'm good, you?"],
    ["en", "I'm not telling you"],
    ["en", "I'm Fine"],
    ["en", "I'm German"],
    ["en", "I'm so happy today"],
    ["en", "I'm working on a project"],
    ["en", "Hello"],
    ["en", "idk"],
    ["en", "Why?"],
    ["en", "my name is not important"],
    ["en", "My name is long"],
    ["en", "call me later"],
    ["en", "call me back"],
    ["en", "call me maybe"],
    ["en", "don't call me"],
    ["en", "Today was a long day"],
    ["en", "My dog's name is Rex"],
    ["en", "His name is Rex"],
    ["en", "my name is <script>alert(1)</script>"],
    ["en", "my name is 12345"],
    ["en", `my name is ${"x".repeat(41)}`],
    ["en", "I'm Luli"],
    ["en", ""],
    ["es", "Estoy cansada"],
    ["es", "Soy Feliz"],
    ["es", "Cansada."],
    ["es", "No me llamo Ana"],
    ["es", "Llámame mañana"],
    ["es", "Mi nombre es un secreto"],
    ["es", "¿Y tú cómo te llamas?"],
    ["es", "me llamó mucho la atención"],
    ["es", "Mi perro se llama Rex"],
    ["fr", "Je suis fatiguée"],
    ["fr", "Fatigué."],
    ["fr", "Je ne m’appelle pas Léa"],
    ["fr", "je m’appelle pas Léa"],
    ["fr", "C’est Nul"],
    ["fr", "Je suis Française"],
    ["fr", "Mon chien s’appelle Rex"],
    ["de", "Ich bin müde"],
    ["de", "Müde."],
    ["de", "Ich bin Studentin"],
    ["de", "Ich bin Mutter von zwei Kindern"],
    ["de", "Ich heiße nicht Anna"],
    ["de", "Du kannst mich mal"],
    ["de", "Mein Name ist geheim"],
    ["de", "Ich habe Hunger"],
    ["de", "Mein Hund heißt Rex"],
    ["pt", "Estou cansado"],
    ["pt", "Sou Brasileira"],
    ["pt", "Eu não me chamo Ana"],
    ["pt", "me chama de novo amanhã"],
    ["pt", "Meu nome é segredo"],
    ["pt", "O nome do meu gato é Rex"],
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
    ["ja", "犬の名前はポチです"],
    ["ja", "妹の名前は花です"],
    ["ja", "みんなポチって呼んでる"],
    ["ja", "元気だよ"],
    ["ja", "こんにちは！"],
    ["ja", "どうして？"],
    ["ja", "今日はとても疲れました。"],
    ["ja", "Luliです"],
    ["ja", "我叫小明"],
    ["es", "Soy Luli"],
    ["de", "Tired"],
    ["fr", "Luliiii"],
    ["pt", "Lulizinhaaa"],
    ["de", "Lulichen"],
    ["en", "call me darling"],
    ["de", "nenn mich Schatz"],
    ["es", "llámame cariño"],
    ["fr", "appelle-moi chéri"],
    ["pt", "me chama de amor"],
    ["ja", "ダーリンって呼んで"],
  ])("asked in %s, %j tells no name", (language, said) => {
    expect(answer(said, language)).toEqual(NOTHING);
  });

  test("the last question is what counts: the pet's name is not theirs", () => {
    const before = "What a lovely name, is that your name? And what is your dog called?";
    for (const said of ["Rex", "It's Rex", "I think it's Rex"])
      expect(hearName(said, { before, known: "", language: "en-US" }), said).toEqual(NOTHING);
  });

  test("a long message without a name takes little time", () => {
    const took = threadMs(() => {
      for (const piece of ["me llamo ", "je suis A ", "名前は", "あ", "Anna ", "please ", "no "])
        answer(piece.repeat(4_000 / piece.length), "ja");
    });
    expect(took).toBeLessThan(500);
  });

  test("nor by the longest reply before it, in which no sentence ends", () => {
    const before = "わん ".repeat(10_000);
    expect(
      threadMs(() => hearName("hello", { before, known: "", language: "en-US" })),
    ).toBeLessThan(20);
  });
});

describe("a message without a question", () => {
  test.each([
    ["my name is Maya", "Maya"],
    ["call me Maya please", "Maya"],
    ["Me llamo Ana", "Ana"],
    ["Je m’appelle Léa", "Léa"],
    ["Ich heiße Jörg", "Jörg"],
    ["ich heiße übrigens Kai", "Kai"],
    ["Mein Name ist eigentlich Kai", "Kai"],
    ["my name is actually Tom", "Tom"],
    ["Meu nome é João", "João"],
    ["私の名前は太郎です", "太郎"],
  ])("%j tells %j", (said, name) => {
    expect(say(said)).toEqual(take(name));
  });

  test.each([
    ["I'm Maya", "Maya"],
    ["Soy Ana", "Ana"],
    ["Je suis Zoé", "Zoé"],
    ["Sou a Inês", "Inês"],
    ["Tell my brother my name is Anna", "Anna"],
    ["Why do you call me Maya?", "Maya"],
  ])("of %j the page asks whether it is %j", (said, name) => {
    expect(say(said)).toEqual(ask(name));
  });

  test.each([
    "Nora here!",
    "Alle nennen mich Versager",
    "Maya",
    "It's Rex",
    "This is Rex",
    "Ich bin Anna",
    "はるかです",
    "C'est Rex",
  ])("%j may be anything", (said) => {
    expect(say(said)).toEqual(NOTHING);
  });
});

describe("a known name", () => {
  test.each([
    ["Call me M", "M"],
    ["Please call me Max from now on", "Max"],
    ["Nenn mich bitte Max", "Max"],
    ["Bitte nenn mich Max", "Max"],
    ["Llámame Ana", "Ana"],
    ["Appelle-moi Léa", "Léa"],
    ["Me chama de Zé", "Zé"],
    ["ハルって呼んで", "ハル"],
  ])("%j changes it to %j", (said, name) => {
    expect(say(said, "Nora")).toEqual(take(name));
  });

  test("another name is asked about, the same one or a perhaps is not", () => {
    expect(say("My name is Maya", "Nora")).toEqual(ask("Maya"));
    expect(say("call me maya", "Nora")).toEqual(ask("Maya"));
    expect(say("My name is Nora", "Nora")).toEqual(NOTHING);
    expect(answer("I'm Maya", "en", "Nora")).toEqual(NOTHING);
  });
});
