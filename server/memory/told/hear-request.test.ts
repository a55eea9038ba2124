import { expect, test } from "vitest";
import { threadMs } from "../../testing/thread-time.ts";
import { hearRequest } from "./hear-request.ts";

test.each([
  ["oh and don't forget my flight's on Friday", "remember", "my flight's on Friday"],
  ["Hmm. Forget that I told you where the ring is, please", "forget", "where the ring is"],
  ["mist. vergiss bitte das mit dem geschenk, ja?", "forget", "dem geschenk, ja?"],
  ["覚えておいてね。来月引っ越すの", "remember", "来月引っ越すの"],
  ["can you forget the bit about Theo?", "forget", "Theo"],
  ["das mit den schulden vergisst du bitte", "forget", "den schulden"],
  ["t'oublies mon salaire ok", "forget", "mon salaire"],
  ["can you remember that my blood type is B negative?", "remember", "my blood type is B negative"],
  [
    "kannst du dir merken, dass die Tonne dienstags raus muss?",
    "remember",
    "die Tonne dienstags raus muss",
  ],
  ["tu peux retenir que mon frère arrive le 12 ?", "remember", "mon frère arrive le 12"],
  ["guárdame esto: la clave es 4410", "remember", "la clave es 4410"],
  ["ロッカーの番号は52だよ、覚えといて", "remember", "ロッカーの番号は52"],
  ["i'd rather you forgot about my salary", "forget", "my salary"],
  ["forget the Dorian thing", "forget", "the Dorian"],
  ["vergiss was ich über Jan gesagt hab", "forget", "Jan"],
  ["bitte merk dir das mit dem Gehalt nicht", "forget", "dem Gehalt"],
  ["tu peux oublier mon adresse", "forget", "mon adresse"],
  ["elimina mi dirección de tu memoria", "forget", "mi dirección"],
  ["esquece essa história da demissão", "forget", "demissão"],
  ["住所のデータ消しておいて", "forget", "住所"],
  ["keep it in your head for me: level P3", "remember", "level P3"],
  [
    "Bitte vergiss es nicht, kleiner Hund: Lotta wünscht sich Schnee",
    "remember",
    "Lotta wünscht sich Schnee",
  ],
  [
    "retiens bien ceci, stp : la tisane, c'est la mélisse",
    "remember",
    "la tisane, c'est la mélisse",
  ],
  ["que no se me olvide llamar a Conchi", "remember", "llamar a Conchi"],
  ["não me deixa esquecer que a festa é sábado", "remember", "a festa é sábado"],
  ["no quiero que te acuerdes de lo de Rodrigo", "forget", "Rodrigo"],
  ["não quero que você lembre da Jaqueline", "forget", "Jaqueline"],
  ["給料のことは記憶から消してくれる？", "forget", "給料"],
  ["lo del tatuaje bórralo", "forget", "tatuaje"],
  ["te pido que olvides lo de Marcos", "forget", "Marcos"],
  ["o negócio da herança, esquece", "forget", "herança"],
  ["melhor você esquecer a história do apartamento", "forget", "apartamento"],
  ["引っ越しの件、忘れちゃって", "forget", "引っ越し"],
])("%s", (message, ask, words) => {
  expect(hearRequest(message)).toEqual({ ask, words });
});

test.each([
  "don't remember that please",
  "haz como que no he dicho nada",
  "efface ça de ta mémoire",
  "tu so als hätte ich das nie gesagt",
  "finge que eu não falei nada",
  "さっきの話なしにして",
  "omg forget that please, i'm so embarrassed",
  "boah nee vergiss das sofort wieder",
  "ay no, olvida eso porfa",
  "euh oublie ça tout de suite stp",
  "ai, esquece isso que eu falei",
  "うわ、今の忘れて",
  "quita eso de tu memoria",
  "tira isso da memória",
  "記憶から消去して",
  "あの話は無かったことに",
])("%s is of what was said last", (message) => {
  expect(hearRequest(message)).toEqual({ ask: "forget_last" });
});

test.each([
  "can you remember my name?",
  "can you forget things?",
  "can you remember that time we met?",
  "don't ask me about work",
  "無理しないでね",
  "tu oublies toujours mon nom",
  "drop the ball",
  "I forgot my keys",
  "I won't forget you",
  "te acuerdas de mí?",
  "forget about it!",
  "não esquece isso",
  "no olvides eso",
  "n'oublie pas ça",
  "これ忘れないで",
  "mi abuela olvida las cosas",
  "se me olvida todo",
  "minha mãe esquece tudo",
  "mon père oublie tout",
  "meine oma vergisst alles",
  "ich hab den schlüssel vergessen",
  "毎回忘れて困ってる",
  "電気消して",
  "remember?",
  "i should forget my ex",
  "maybe I should just forget him and move on",
  "my therapist says i should forget the past",
  "I'd rather forget the whole exam",
  "i have to delete the app",
  "we were so happy and forget the rest",
  "apaga la luz",
  "apaga a luz",
  "tengo que olvidar a mi ex",
  "mi hijo sale y olvida todo",
  "quiero olvidar este día",
  "je veux oublier mon ex",
  "il faut oublier le passé",
  "il part et oublie ses clés",
  "tenho que esquecer meu ex",
  "você esquece o meu nome",
  "ich muss das löschen",
  "besser den tag vergessen",
  "嫌なことは忘れたい",
])("%s asks nothing of the memory", (message) => {
  expect(hearRequest(message)).toBeNull();
});

test("nobody is kept waiting by a long message", () => {
  const took = threadMs(() => {
    for (const piece of ["please remember ", "vergiss ", "覚えて", "and "])
      hearRequest(piece.repeat(4_000 / piece.length));
  });
  expect(took).toBeLessThan(500);
});
