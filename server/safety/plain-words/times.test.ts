// A plain sentence stays plain with a time in it.
import { describe, expect, test } from "vitest";
import { checkMessage } from "../service.ts";

const SAID: Record<string, { plain: string[]; times: string[] }> = {
  English: {
    plain: ["I will kill myself{}", "I'm going to end my life{}", "I'm going to hang myself{}"],
    times: [" on Thursday", " next Friday night", " in two days", " at midnight", " this weekend"],
  },
  German: {
    plain: ["ich bringe mich{} um", "ich will mich{} umbringen", "ich erhänge mich{}"],
    times: [" am Donnerstag", " nächsten Freitag", " in zwei Tagen", " um Mitternacht"],
  },
  Spanish: {
    plain: ["me voy a matar{}", "me quiero morir{}"],
    times: [" el jueves", " el próximo viernes", " en dos días", " a medianoche"],
  },
  French: {
    plain: ["je vais me tuer{}", "je veux mourir{}"],
    times: [" jeudi", " vendredi prochain", " dans deux jours", " à minuit", " ce week-end"],
  },
  Portuguese: {
    plain: ["vou me matar{}", "quero morrer{}"],
    times: [" na quinta-feira", " na próxima sexta", " daqui a dois dias", " à meia-noite"],
  },
  Japanese: {
    plain: ["{}自殺します", "{}死にたい"],
    times: ["木曜日に", "来週の金曜日に", "二日後に", "今夜", "週末に"],
  },
};

test("an hour behind it leaves it plain", () => {
  expect(checkMessage("I'm going to kill myself at 10 tonight").plain?.kind).toBe("self_harm");
});

describe.each(Object.entries(SAID))("%s", (_, { plain, times }) => {
  test.each(plain)("%s stays plain at any time", (sentence) => {
    for (const time of ["", ...times]) {
      const message = sentence.replace("{}", time);
      expect([message, checkMessage(message).plain?.kind]).toEqual([message, "self_harm"]);
    }
  });
});

test.each([
  "I'm killing myself on this test",
  "I'm killing myself over Thursday's exam",
  "killing myself at work next week",
  "I could die for pizza this weekend",
  "je vais mourir de rire jeudi",
  "ich bringe mich am Donnerstag um den Verstand",
  "ich sterbe am Montag vor Langeweile",
  "I want to live on Thursday",
  "I wish I could not wake up at 6",
  "j'aimerais ne pas me réveiller à 6h",
])("%s is not plain", (message) => {
  expect(checkMessage(message).plain).toBeNull();
});
