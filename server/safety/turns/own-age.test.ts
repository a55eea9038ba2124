// Who says that they are an adult is not taken for a child by anything but plain words.
import { expect, test } from "vitest";
import { checkMessage } from "../service.ts";
import { normalize } from "../classifier-input/normalize.ts";
import { saysAdultAge } from "./own-age.ts";

test.each([
  "oi luli, aqui é a Lívia. Sou do Recife, tenho 34 anos",
  "j'aurai 40 ans le 12",
  "cumplo 40 años el 12",
  "ich werde am 12. mai 30 jahre alt",
  "i'm 34, from ohio",
  "ich bin jetzt 41 und wohne in kassel",
  "美咲です。41歳です",
])("%s", (message) => {
  expect(saysAdultAge(normalize(message))).toBe(true);
  expect(checkMessage(message).doubt?.kind).not.toBe("minor");
});

test.each([
  "i am 12",
  "tenho 14 anos",
  "my mom is 40 years old and i'm 13",
  "j'ai 15 ans",
  "12歳だよ",
  "ich bin 16",
  "almost!! i'll be 18 in like 2 years",
  "i'm 20 minutes late",
  "tengo 30 euros",
  "how are you",
])("%s says no adult's age", (message) => {
  expect(saysAdultAge(normalize(message))).toBe(false);
});
