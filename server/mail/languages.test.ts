// Every mail that a person gets, in every language, whole and without a word of English.
import { describe, expect, test } from "vitest";
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import { createEmails as createAuthEmails } from "../auth/mails/mails.ts";
import { authWords } from "../auth/mails/words.ts";
import { createEmails as createSubscriptionEmails } from "../subscription/mails.ts";
import { subscriptionMailWords } from "../subscription/words.ts";
import { copyToSender } from "../contact/mails.ts";
import { answerEmail } from "../report/mails.ts";
import { goodbyeEmail } from "../deletion/service.ts";
import type { Mail } from "../platform/mail.ts";
import { quietEmail, weekEmail } from "../weekly/mails.ts";
import { askPage, donePage, wrongPage } from "../weekly/unsubscribe-page.ts";

const URL = "https://luli.example";
const EMAIL = "ada@luli.example";
const NEW_EMAIL = "new@luli.example";
/** Past midnight in Tokyo, where the reader lives. */
const END = new Date("2026-11-28T20:00:00Z");
const WEEK = {
  email: EMAIL,
  name: "Ada",
  puppy_name: "Fleck",
  level: 5,
  coins: 1250,
  streak_days: 12,
  days: 4,
  messages: 1234,
  pets: 56,
  tasks: 7,
  xp: 890,
};
const MESSAGE = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Ada",
  email: EMAIL,
  subject: "123",
  message: "456",
};

function mailsIn(language: Language): Record<string, Mail> {
  const reader = { email: EMAIL, language };
  const auth = createAuthEmails(URL);
  const billing = createSubscriptionEmails(URL);
  const payer = { ...reader, time_zone: "Asia/Tokyo" };
  const week = { ...WEEK, language };
  const links = { chat: `${URL}/chat`, unsubscribe: `${URL}/unsubscribe?token=x` };
  return {
    confirm: auth.confirm(reader, `${URL}/c`),
    reset: auth.reset(reader, `${URL}/r`),
    existing: auth.existing(reader),
    suspended: auth.suspended(reader),
    reinstated: auth.reinstated(reader),
    confirmChange: auth.confirmChange(reader, `${URL}/c`),
    changeAsked: auth.changeAsked(reader, NEW_EMAIL),
    emailChanged: auth.emailChanged(reader, NEW_EMAIL),
    passwordChanged: auth.passwordChanged(reader),
    newDevice: auth.newDevice(reader, "Firefox, Windows"),
    factorChanged: auth.factorChanged(reader, "on"),
    factorOff: auth.factorChanged(reader, "off"),
    newCodes: auth.factorChanged(reader, "newCodes"),
    recoveryCode: auth.factorChanged(reader, "recoveryCode"),
    passkeyAdded: auth.factorChanged(reader, "passkeyAdded"),
    passkeyRemoved: auth.factorChanged(reader, "passkeyRemoved"),
    sessionCopied: auth.sessionCopied(reader, "Firefox, Windows"),
    manyGuesses: auth.manyGuesses(reader),
    trialStarted: billing.trialStarted(payer, END),
    trialExtended: billing.trialExtended(payer, END),
    trialReminder: billing.trialReminder(payer, END),
    renewal: billing.renewal(payer, END, 300),
    subscribed: billing.subscribed(payer, END),
    cancelled: billing.cancelled(payer, END),
    paymentFailed: billing.paymentFailed(payer),
    cardUsed: billing.cardUsed(payer),
    contractLink: billing.contractLink(payer, "x"),
    withdrawn: billing.withdrawn(
      payer,
      { name: "Ada", email: EMAIL, subscription_id: "123", declared_at: END },
      END,
    ),
    refunded: billing.refunded(payer, 2000),
    ended: billing.ended(payer),
    week: weekEmail(week, links),
    weekOfANewcomer: weekEmail({ ...week, name: "", days: 1, coins: 1, streak_days: 1 }, links),
    quiet: quietEmail(week, links),
    goodbye: goodbyeEmail(reader, URL),
    reportAnswer: answerEmail(reader, "789", URL),
    contactCopy: copyToSender(MESSAGE, language),
  };
}

const english = mailsIn("en-US");
const KINDS = Object.keys(english);
const OTHERS = LANGUAGE_IDS.filter((id) => id !== "en-US");

test("no mail is forgotten here", () => {
  for (const kind of [
    ...Object.keys(authWords["en-US"]),
    ...Object.keys(subscriptionMailWords["en-US"]),
  ])
    expect(KINDS).toContain(kind);
});

/** Returns the paragraphs of a mail, without those that all mails share. */
const partsOf = ({ subject, text }: Mail): string[] =>
  [subject, ...text.split("\n")]
    .map((line) => line.replaceAll(/https:\/\/\S+|[\w.]+@luli\.example/g, "").trim())
    .filter((line) => /\p{L}/u.test(line) && line !== "Luli 🐾");

const ENGLISH =
  /\b(?:the|you|your|yours|is|are|with|and|please|click|email address|free|day|days|week|hello|friend|sign|coins?|charged)\b/i;
/** Names, in whatever letters the language is written. */
const KNOWN = /\b(?:JST|Luli|Fleck|Ada|XP|Firefox|Windows)\b/g;

describe.each(OTHERS)("%s", (language) => {
  const mails = mailsIn(language);

  test.each(KINDS)("%s says all of it, and nothing in English", (kind) => {
    const [said, meant] = [partsOf(mails[kind]!), partsOf(english[kind]!)];
    expect(said).toHaveLength(meant.length);
    for (const [index, line] of said.entries()) {
      expect(line).not.toBe(meant[index]);
      expect(line).not.toMatch(/undefined|NaN|\[object|#/);
      expect(line.replaceAll(KNOWN, "")).not.toMatch(language === "ja" ? /[a-z]/i : ENGLISH);
    }
    expect(mails[kind]!.to).toBe(EMAIL);
  });

  test("the links lead where the English ones lead, and the HTML says which language it is", () => {
    const links = ({ text }: Mail) => text.match(/https:\/\/\S+/g);
    for (const kind of KINDS) {
      expect(links(mails[kind]!)).toEqual(links(english[kind]!));
    }
    const pages = Object.values(mails).flatMap(({ html }) => (html === undefined ? [] : [html]));
    expect(pages).toHaveLength(KINDS.length - 1);
    for (const html of pages) expect(html).toContain(`<html lang="${language}">`);
  });

  test("the page that ends the weekly emails speaks it, too", () => {
    for (const page of [askPage, donePage, wrongPage]) {
      const html = page(language);
      expect(html).toContain(`<html lang="${language}">`);
      const said = html.slice(html.indexOf("<main>")).replaceAll(/<[^>]*>/g, " ");
      expect(said).not.toMatch(ENGLISH);
      expect(said).not.toContain("undefined");
    }
  });
});

test.each([
  ["en-US", "November 29, 2026", "$20"],
  ["es", "29 de noviembre de 2026", "20\u00a0US$"],
  ["fr", "29 novembre 2026", "20\u00a0$US"],
  ["de", "29. November 2026", "20\u00a0$"],
  ["pt", "29 de novembro de 2026", "US$\u00a020"],
  ["ja", "2026年11月29日", "$20"],
] as const)("%s writes the reader's day and the price in its own way", (language, day, price) => {
  const { trialStarted, trialReminder } = mailsIn(language);
  expect(trialReminder!.subject).toContain(day);
  expect(trialStarted!.text).toContain(day);
  expect(trialStarted!.text).toContain(price);
});

test("numbers and plurals are the language's", () => {
  expect(mailsIn("de")["week"]!.text).toContain("Nachrichten: 1.234");
  expect(mailsIn("de")["week"]!.text).toContain("4 Tage");
  expect(mailsIn("de")["weekOfANewcomer"]!.text).toContain("1 Tag miteinander verbracht");
  expect(mailsIn("fr")["weekOfANewcomer"]!.text).toContain("1 pièce.");
  expect(mailsIn("fr")["week"]!.text).toContain("Caresses\u00a0: 56");
  expect(mailsIn("ja")["week"]!.text).toContain("メッセージ： 1,234");
  expect(mailsIn("ja")["week"]!.text).toContain("Adaさん");
});
